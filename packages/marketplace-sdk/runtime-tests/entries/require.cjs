// Node, from CommonJS.
const sdk = require("marketplace-sdk");

import("../cases.mjs")
  .then(({ runCases }) => runCases(sdk, JSON.parse(process.env.ADDRESSES)))
  .then((results) => {
    console.log(JSON.stringify(results));
    process.exit();
  });
