/** The day in this device's time zone, as `<input type="date">` writes it. */
export function localDay(date: Date): string {
  const two = (number: number): string => String(number).padStart(2, "0");
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/** Unix seconds of noon on a day in this device's time zone. @returns undefined for anything but YYYY-MM-DD */
export function secondsOf(day: string | undefined): number | undefined {
  const time = Date.parse(`${day}T12:00`);
  return Number.isNaN(time) ? undefined : time / 1000;
}
