/** What HTTP takes; blanks and line ends around a value are dropped on the way. */
const NAME = /^[!#$%&'*+.^_`|~\w-]+$/;
const VALUE = /^[\t\n\r ]*[\t -~\x80-\xff]*[\t\n\r ]*$/;

/** Which header cannot be sent, such as a token that was copied with typographic quotes; its value may be a secret. */
export function headerProblem(headers: Readonly<Record<string, string>>): string | undefined {
  for (const name in headers) {
    if (!NAME.test(name)) return `the header ${JSON.stringify(name)} has no possible name`;
    if (!VALUE.test(`${headers[name]}`)) return `the header ${name} has characters that cannot be sent`;
  }
  return undefined;
}
