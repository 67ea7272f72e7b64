/** How the demonstration's stores introduce themselves: a beginning, a way of working, a promise. */
const beginnings = [
  "We began with one table on the market of {city} and still know most of our buyers by name.",
  "Two sisters opened this store in {city}; the second generation packs the parcels today.",
  "Our warehouse stands at the edge of {city}, ten minutes from the road and one hour from the port.",
  "What started as a list of favorites for friends in {city} has become a store of our own.",
  "Nine people work here in {city}: three who choose, five who pack, and one who answers.",
];
const ways = [
  "Every article stays with one of us for a week before it is listed. What annoys us is not sold.",
  "We buy directly from those who make the goods and visit each of them once a year.",
  "Samples of everything lie on our shelves, so that questions about size, color and feel get a real answer.",
  "We keep the range small and the shelves full. What is shown as in stock is in the building.",
];
const promises = [
  "Orders that are paid before noon leave the same day. Cartons are packed so that they can be stored as they come.",
  "Damaged pieces are replaced after one photograph. For reorders we keep the same batch wherever we can.",
  "Larger orders get one contact from the first question to delivery, and a pallet note with every carton on it.",
];

/** A store's own text, in paragraphs. @param id from 1 */
export const storeStory = (id: number, city: string): string =>
  [beginnings, ways, promises]
    .map((texts) => texts[id % texts.length] ?? "")
    .join("\n\n")
    .replace("{city}", city);
