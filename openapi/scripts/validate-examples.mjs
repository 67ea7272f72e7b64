#!/usr/bin/env node
// node scripts/validate-examples.mjs: every named example against its schema; exit code 1 when one fails.
import { buildContract } from "./document.mjs";
import { checkExamples } from "./examples.mjs";

const { checked, problems } = checkExamples(buildContract().openapi);
for (const problem of problems) console.error(problem);
console.log(`${checked} examples checked, ${problems.length} problems`);
process.exitCode = problems.length > 0 ? 1 : 0;
