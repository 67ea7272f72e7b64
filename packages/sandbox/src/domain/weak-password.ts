/** Length of a new password, for signing in and for funds. Any characters may be spaces. */
export const PASSWORD_MIN = 8;
export const PASSWORD_MAX = 128;

/**
 * Words that common passwords are made of, alone or with digits and signs around them: `password`, `Password123!`, `p@ssw0rd`.
 * Each represents thousands of entries in lists of leaked passwords.
 */
const COMMON_WORDS = new Set(
  `
  aaliyah abc abcd abcde abcdef access account admin administrator alexander alexandra amanda america andrea andrew angel angela
  angelo anthony apple arsenal ashley asdf asdfg asdfgh asdfghj asdfghjkl asdfasdf austin azerty azertyuiop babygirl badboy bailey barcelona
  baseball basketball batman benjamin bigdaddy bitcoin blink blessed bond brandon brooklyn bubbles buster butterfly butter cameron
  caroline charles charlie charlotte cheese chelsea chester chicken chocolate christian christina chris claudia compaq computer
  cookie cooper corvette cowboy cristina crypto dallas daniel danielle david default demo dennis diamond dolphin donald dragon dragonball
  eagle easy einstein elephant elizabeth eminem estrella ethereum family ferrari fishing flower football forever fortnite freedom
  friends gabriel garfield george gfhjkm ginger god golden goldfish google guest gunner guitar hammer hannah
  happy harley harrypotter heather heaven hello hellokitty hockey honey hotmail hunter iceman iloveu iloveyou indian
  internet isabella jackson jaguar jasmine jasper jennifer jeremy jessica jesus johnny jonathan jordan joseph joshua juventus
  justin karina katherine killer kimberly kitten knight kristina lakers laptop lauren legend letmein letmeinnow liberty liverpool
  london looking lovely love loveme lovers loveyou lucky madison maggie manager manchester marina market marketplace marlboro martin master
  matrix matthew maverick maxwell mercedes merlin michael michelle mickey minecraft monica monkey monster morgan mother mustang
  natalia nathan naruto newyork nicholas nicole ninja nintendo nothing office oliver orange pakistan panther
  paris passion passwd passphrase password passwort parola patricia patrick peaches peanut pepper phoenix player please pokemon porsche
  prince princess private purple qazwsx qazwsxedc qwaszx qweasd qweasdzxc qwer qwert qwertz qwertzu qwertzuiop qwerty qwertyu qwertyui
  qwertyuiop rachel raiders rainbow ranger rebecca richard robert rocket ronaldo root samantha samsung samuel sandra scooter
  secret senha sergey service shadow shannon shopping silver slipknot snoopy soccer sophie spiderman spring starwars steelers
  stephanie steven strawberry success summer sunflower sunshine superman superstar support sweetie sweety taylor tennis
  temp test tester testing thomas thunder tigger tiger tinkerbell trustno trustnoone tweety user unicorn vanessa vampire
  victoria victor viking vincent wallet warrior welcome whatever wildcat william winner winter winston wizard yankees yellow zaq
  zaqwsx zaqxsw zxcv zxcvb zxcvbn zxcvbnm contrasena motdepasse kennwort hallo schalke qwe asd zxc
  `
    .trim()
    .split(/\s+/),
);

/** Common passwords that neither the words above nor the rules below find. */
const COMMON = new Set(
  `1q2w3e 1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y 1qaz2wsx 1qaz2wsx3edc 1qazxsw2 2wsx3edc a1b2c3d4 a1s2d3f4 abcd1234 aa123456 q1w2e3r4 q1w2e3r4t5 qaz123wsx
  qwe123qwe zaq12wsx zaq1zaq1 zaq1xsw2 1234qwer 123qweasd 123qweasdzxc 12qwaszx 123abc123 1a2b3c4d 147258369 147852369
  159357 159753 789456123 789456 741852963 963852741 321654987 112233 11223344 1122334455 123321 12344321 123454321 123654789 987456321
  102030 10203040 0102030405 19871987 13579 135792468 1357924680 24681012 31415926 314159265 112358 correcthorsebatterystaple`.split(
    /\s+/,
  ),
);

/** Digits and signs that stand for letters. */
const LEET: Readonly<Record<string, string>> = {
  "0": "o",
  "1": "i",
  "3": "e",
  "4": "a",
  "5": "s",
  "7": "t",
  "8": "b",
  "@": "a",
  $: "s",
  "!": "i",
};

/**
 * Whether a password is among the first that an attacker would try: one character or sequence repeated, a run of the alphabet
 * or the digits, a common word with only digits and signs around it, or the user's own name.
 *
 * @param own user name, e-mail address and similar, whose first part also counts alone; short ones are skipped
 */
export function isWeakPassword(password: string, own: readonly string[] = []): boolean {
  const text = folded(password);
  const names = own
    .flatMap((name) => [name, name.split("@")[0] ?? ""])
    .map(folded)
    .filter((name) => name.length >= 4);
  return (
    COMMON.has(text) ||
    isCommonWord(text) ||
    /^(.{1,4})\1+.?$/.test(text) ||
    isRun(text) ||
    names.some((name) => text.includes(name) && text.length - name.length < 8)
  );
}

/** In one form, without spaces. */
const folded = (text: string) => text.normalize("NFKC").toLowerCase().replace(/\s+/g, "");

/** `dragon`, `!Dragon2024!`, `dr4g0n99`, `dragondragon`. */
function isCommonWord(text: string): boolean {
  const stem = text.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, "");
  const spelled = stem.replace(/[0134578@$!]/g, (sign) => LEET[sign] ?? sign);
  return text.length - stem.length <= 8 && (isOneWord(stem) || isOneWord(spelled));
}

const isOneWord = (word: string) =>
  COMMON_WORDS.has(word) || COMMON_WORDS.has(word.replace(/^(.+)\1$/, "$1"));

/** 234567, fedcba, 7890123: each character next to the one before. */
function isRun(text: string): boolean {
  const steps = [...text].slice(1).map((character, i) => {
    const step = character.charCodeAt(0) - text.charCodeAt(i);
    return step === -9 ? 1 : step === 9 ? -1 : step;
  });
  return steps.every((step) => step === 1) || steps.every((step) => step === -1);
}
