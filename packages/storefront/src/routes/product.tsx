export { ProductListScreen as Screen } from "../features/catalog/product-list-screen";
