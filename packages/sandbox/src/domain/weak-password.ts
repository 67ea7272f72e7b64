const FIRST_GUESSES = new Set(
  "112233 123321 654321 789456 147258 147852 159753 password passw0rd password1 qwerty qwertz azerty qwerty123 asdfgh 1q2w3e letmein iloveyou welcome admin123 abc123 test123 monkey dragon secret".split(
    " ",
  ),
);

/**
 * Whether a password is among the first that anybody would try: one character, a row of the keyboard's digits or of the alphabet,
 * a repeated piece, a well-known one, or the person's own name.
 *
 * @param own user name, e-mail and the like; short ones are left out
 */
export function isWeakPassword(password: string, own: readonly string[] = []): boolean {
  const text = password.toLowerCase();
  const names = own
    .map((name) => (name.split("@")[0] ?? "").toLowerCase())
    .filter((name) => name.length >= 4);
  return (
    FIRST_GUESSES.has(text) ||
    /^(.{1,3})\1+$/.test(text) ||
    isRun(text) ||
    names.some((name) => text.includes(name))
  );
}

/** 234567, fedcba, 7890123: each character next to the one before. */
function isRun(text: string): boolean {
  const steps = [...text].slice(1).map((character, i) => {
    const step = character.charCodeAt(0) - text.charCodeAt(i);
    return step === -9 ? 1 : step === 9 ? -1 : step;
  });
  return steps.every((step) => step === 1) || steps.every((step) => step === -1);
}
