/** Seconds as minutes and seconds: `4:09`. */
export const minutesAndSeconds = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${`${seconds % 60}`.padStart(2, "0")}`;
