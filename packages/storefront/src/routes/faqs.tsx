export { FaqsScreen as Screen } from "../features/articles/faqs-screen";
