/** What fills an empty database, loaded by those who have one: its texts are a third of the program. */
export { loadCatalogue } from "./catalogue/load";
export { seed } from "./seed";
