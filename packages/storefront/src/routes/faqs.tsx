export { FaqsScreen as Screen } from "../features/content/faqs-screen";
