/** Average stars with one digit after the point; null without reviews. */
export const starAverage = (stars: number, reviews: number): number | null =>
  reviews === 0 ? null : Math.round((10 * stars) / reviews) / 10;
