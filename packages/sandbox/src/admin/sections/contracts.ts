import { cleanHtml } from "../../domain/clean-html";
import { keepContractText, offerContract } from "../../features/merchants/contract-text";
import { type AdminServices, decision } from "../action";
import { code } from "../parts";
import { cardSection } from "../section";

const MAX_LENGTH = 100_000;

interface Row {
  readonly version: string;
  readonly is_offered: boolean;
  /** Applications signed under this version. */
  readonly signatures: number;
  readonly texts: readonly { readonly language: string; readonly party_a: string; readonly hash: string }[];
}

const read = ({ db }: AdminServices) => db<Row[]>`
  select version, version = (select value ->> 'contractVersion' from setting where key = 'site') as is_offered,
    (select count(*) from merchant_application a where contract_version = t.version) as signatures,
    jsonb_agg(jsonb_build_object('language', language, 'party_a', party_a, 'hash', hash) order by language) as texts
  from contract_text t group by version order by 2 desc nulls last, version desc limit 30`;

/** The contract that merchants sign. All versions are kept, so that every signature stays with its own text. */
export const contracts = cardSection({
  name: "contracts",
  title: "Contracts",
  lead: "What was signed is what is shown: a kept text never changes. A new text is a new version, signed from when it is offered.",
  read,
  above: ["keep"],
  card: ({ version, is_offered, signatures, texts }, _, press) => ({
    title: `Version ${version}`,
    mark: is_offered ? "offered" : "kept",
    isOpen: false,
    facts: [
      ["Signed", `${signatures} times`],
      ...texts.map(({ language, hash }) => [`SHA-256, ${language}`, code(hash)] as const),
    ],
    forms: is_offered ? [] : [press("offer", { version })],
  }),
  actions: [
    decision(
      "keep",
      "the text is kept",
      {
        version: "such as 2027-01",
        language: "such as en",
        party_a: "the operator's legal name",
        html: "the text, up to 100,000 characters",
        "sign?": "address of the operator's signature",
      },
      (tx, input) =>
        keepContractText(tx, {
          version: input.text("version"),
          language: input.text("language"),
          party_a: input.text("party_a"),
          html: cleanHtml(input.text("html", MAX_LENGTH)),
          sign: input.optional("sign"),
        }),
      {
        button: "Keep a text",
        note: "One language at a time; English has to be among them before a version can be offered.",
      },
    ),
    decision(
      "offer",
      "this version is signed from now on",
      { version: "that has an English text" },
      (tx, input) => offerContract(tx, input.text("version")),
      { button: "Have it signed" },
    ),
  ],
});
