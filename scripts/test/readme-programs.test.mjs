import assert from "node:assert/strict";
import { test } from "node:test";
import { printsAsWritten, programsOf, README_SERVER } from "../lib/readme-programs.mjs";

const call = `await fetch("${README_SERVER}/api");\n`;

test("programs are the blocks that call the sandbox, with what is printed behind them", () => {
  const page = `# Title

\`\`\`ts
${call}\`\`\`

Prints:

\`\`\`
done
\`\`\`

\`\`\`ts
${call}\`\`\`

\`\`\`sh
curl ${README_SERVER}
\`\`\`

\`\`\`ts
await fetch("https://api.example.com");
\`\`\`
`;
  assert.deepEqual(programsOf(page), [
    { line: 4, code: call, output: "done\n" },
    { line: 14, code: call },
  ]);
});

test("times and request ids may differ, anything else not", () => {
  const written = "#1 sent\n#1 failed (code 404, id 7f3a) after 84 ms\n";
  assert.ok(printsAsWritten("#1 failed (code 404, id 0c-1) after 7 ms\n#1 sent\n", written));
  assert.ok(!printsAsWritten("#1 failed (code 401, id 0c-1) after 7 ms\n#1 sent\n", written));
  assert.ok(!printsAsWritten("#1 sent\n", written));
});
