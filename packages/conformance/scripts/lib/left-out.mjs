/**
 * Source of the sandbox that a client of the contract cannot judge, with the reason. Its mutants are counted, not tried. Of a file, `names`
 * are the functions that are meant; without them it is the whole file.
 * @type {readonly { reason: string, files: RegExp, names?: readonly string[] }[]}
 */
const LEFT_OUT = [
  {
    reason: "an operator decides it in the admin console, which is not in the contract",
    files:
      /(^|\/)(admin|[\w-]+-admin)\.ts$|^features\/(approvals|wallet\/adjustments|payments\/crypto-settlement)\.ts$/,
  },
  {
    reason: "an operator decides it in the admin console, which is not in the contract",
    files:
      /^features\/(users\/freeze|merchants\/(suspension|profile)|wallet\/(networks|txids)|orders\/cancel|uploads\/private-file)\.ts$/,
    names: [
      "freezeMember",
      "unfreezeMember",
      "decide",
      "suspendShop",
      "reopenShop",
      "closeShop",
      "owedToBuyers",
      "setRate",
      "toSite",
      "lockReview",
      "approveStoreReview",
      "rejectStoreReview",
      "claimTransfer",
      "dropOrders",
      "openPrivateFile",
    ],
  },
  {
    reason: "a job does it when its time has come",
    files: /(^|\/)(jobs|object-jobs|rewrap|unused-pictures)\.ts$|^db\/migrations\/(006|024)_/,
  },
  { reason: "a job does it when its time has come", files: /008_wide_numbers\.sql$/, names: ["count_sales"] },
  {
    reason: "how pictures and documents are stored and sent, which is not an operation",
    files:
      /^features\/uploads\/(envelope-encryption|object-storage|objects|file-storage|decoder|scale|widths|public-file)\.ts$|^features\/merchants\/document-number\.ts$/,
  },
  {
    reason: "needs a mailbox or an account of another platform",
    files:
      /^features\/users\/(email-code|send-code|social|reset-password|change-email|mail|known-addresses)\.ts$/,
  },
  {
    reason: "limits on calls, which the builds are started without",
    files:
      /^http\/(rate-limit|call-shares|client-address|forwarded|queue)|^domain\/(ip-address|rate-bucket)\.ts$|password-attempts|bounded-queue|thread-queues/,
  },
  {
    reason: "start, logs, metrics, health and files of the shop",
    files:
      /^http\/(static|server|compression|health|fault-injection|failure-log|operation-resources|create-app)|(^|\/)(default-networks|statistics|preload|metrics)[\w-]*\.ts$|^domain\/(clock|sandbox-error|errors|durations)\.ts$|^(db|domain)\/ledger\/(invariants|seal)/,
  },
  {
    reason:
      "the contract leaves it to the server: which words are corrected, which texts and passwords it takes, which HTML it keeps, and how its numbers look",
    files:
      /^features\/catalog\/(typing-errors|corrected-words|completions)\.ts$|^db\/migrations\/029_|weak-password|clean-html|^domain\/(content-filter|public-number)|sandbox-address/,
  },
  { reason: "bodies that are forms: those of the contract are JSON", files: /^http\/form\.ts$/ },
  {
    reason: "how fast and in which order words are found among more products than the demonstration has",
    files: /^features\/catalog\/product-search\.ts$|^db\/migrations\/(018|002)_/,
  },
];

/**
 * Why a place of the source is not tried; undefined when it is.
 * @param {string} path @param {string | undefined} name the function or constant of the module that it is in
 */
export const whyLeftOut = (path, name) =>
  LEFT_OUT.find(
    ({ files, names }) =>
      files.test(path) && (names === undefined || (name !== undefined && names.includes(name))),
  )?.reason;
