export { ProductScreen as Screen } from "../features/catalog/product-screen";
