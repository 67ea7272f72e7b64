import type {
  Catalog,
  OfferRow,
  OrderRow,
  PersonRow,
  ProductRow,
  ReviewRow,
  SiteText,
  Texts,
} from "marketplace-sandbox-data/types";
import { DAY, HOUR } from "../../src/domain/durations";
import type { Language } from "../../src/i18n/languages";
import { START } from "./call";

const inAll = <Value>(make: (language: Language) => Value): Readonly<Record<Language, Value>> => ({
  en: make("en"),
  "zh-CN": make("zh-CN"),
  tw: make("tw"),
  ja: make("ja"),
  ko: make("ko"),
  vi: make("vi"),
  de: make("de"),
  es: make("es"),
  pt: make("pt"),
  ru: make("ru"),
  ar: make("ar"),
  hi: make("hi"),
  fr: make("fr"),
});

/** English, and a German that differs; the others are English. */
const texts = (en: string, de = en): Texts => inAll((language) => (language === "de" ? de : en));

const person = (username: string, role: PersonRow["role"]): PersonRow => ({
  username,
  nickname: username,
  email: `${username}@mail.example`,
  avatar: `/uploads/avatars/${username}.webp`,
  role,
  address: {
    name: username,
    mobile: "+49 30 5550101",
    country: "Germany",
    province: "",
    city: "Berlin",
    address: "Example Street 1",
    zip: "10115",
  },
  createtime: START - 400 * DAY,
});

type ProductFacts = Pick<ProductRow, "id" | "shopId" | "categoryId" | "title" | "priceCents"> &
  Partial<ProductRow>;

const product = (facts: ProductFacts): ProductRow => ({
  description: "",
  content: `<p>${facts.title}</p>`,
  image: `/uploads/products/${facts.id}/front.webp`,
  images: [`/uploads/products/${facts.id}/front.webp`, `/uploads/products/${facts.id}/group.webp`],
  marketPriceCents: null,
  freightCents: 250,
  weightGrams: 0,
  taxPpm: 80_000,
  shipHours: 24,
  specs: [],
  skus: [{ id: facts.id * 100 + 1, spec: [], priceCents: facts.priceCents, stock: 50, image: "" }],
  flags: [],
  createtime: START - facts.id * 60,
  ...facts,
});

/** Product 1 has variants, orders and reviews. `seed()` adds an order of three for the first and for the last. */
const products: readonly ProductRow[] = [
  product({
    id: 1,
    shopId: 1,
    categoryId: 11,
    title: "Émaillé Kettle 2.5 l",
    description: "A whistling pot for the stove. 100% steel_grey.",
    priceCents: 1_250,
    marketPriceCents: 1_500,
    flags: ["recommend"],
    specs: [{ name: "Color", items: ["Cream", "Sage"] }],
    skus: [
      { id: 101, spec: ["Cream"], priceCents: 1_250, stock: 3, image: "/uploads/products/1/cream.webp" },
      { id: 102, spec: ["Sage"], priceCents: 1_400, stock: 0, image: "" },
    ],
  }),
  product({
    id: 2,
    shopId: 1,
    categoryId: 12,
    title: "Teapot, 1 l",
    priceCents: 800,
    freightCents: 0,
    flags: ["daily"],
  }),
  product({
    id: 3,
    shopId: 1,
    categoryId: 12,
    title: "Tea towel",
    priceCents: 300,
    taxPpm: 0,
    flags: ["month"],
  }),
  product({ id: 4, shopId: 2, categoryId: 20, title: "Tent for two", priceCents: 9_900 }),
  product({ id: 5, shopId: 2, categoryId: 20, title: "Чайник «Самовар»", priceCents: 5_000 }),
  product({ id: 6, shopId: 2, categoryId: 11, title: "Kettle hook", priceCents: 800 }),
  product({ id: 7, shopId: 2, categoryId: 20, title: "Lantern", priceCents: 800 }),
  product({ id: 8, shopId: 2, categoryId: 20, title: "Coffee maker", priceCents: 4_200 }),
];

let line = 0;
const order = (id: number, productId: number, num: number, daysAgo: number): OrderRow => {
  const bought = products.find((row) => row.id === productId);
  const sku = bought?.skus[0];
  if (!bought || !sku) throw new Error(`no product ${productId}`);
  const goodsCents = sku.priceCents * num;
  const taxCents = Math.ceil((goodsCents * bought.taxPpm) / 1_000_000);
  const createtime = START - daysAgo * DAY;
  const freightCents = bought.freightCents ?? 0;
  line += 1;
  return {
    id,
    orderNo: `O${String(id).padStart(8, "0")}`,
    payNo: `P${String(id).padStart(8, "0")}`,
    shopId: bought.shopId,
    buyer: `buyer${(id % 3) + 1}`,
    status: "completed",
    lines: [{ id: line, productId, skuId: sku.id, num, priceCents: sku.priceCents }],
    goodsCents,
    freightCents,
    taxCents,
    totalCents: goodsCents + freightCents + taxCents,
    carrier: "Example Express",
    trackingNo: `EX${id}`,
    createtime,
    paytime: createtime + 60,
    shiptime: createtime + HOUR,
    receipttime: createtime + 2 * DAY,
    completetime: createtime + 3 * DAY,
  };
};

const orders: readonly OrderRow[] = [
  order(1, 1, 2, 90),
  order(2, 1, 1, 80),
  order(3, 1, 1, 70),
  order(4, 1, 4, 60),
  order(5, 2, 5, 50),
  order(6, 6, 3, 8),
];

const review = (id: number, star: ReviewRow["star"], images: readonly string[] = []): ReviewRow => ({
  id,
  lineId: id,
  productId: 1,
  buyer: `buyer${(id % 3) + 1}`,
  star,
  content: `Review ${id}`,
  images,
  reply: star < 3 ? "We are sorry." : "",
  replytime: star < 3 ? START - 10 * DAY : null,
  createtime: START - (40 - id) * DAY,
});

/** For the first request. */
const offer = (id: number, productId: number, priceCents: number, variant?: string): OfferRow => {
  const offered = products.find((row) => row.id === productId);
  const sku = offered?.skus[0];
  if (!offered || !sku) throw new Error(`no product ${productId}`);
  return {
    id,
    requestId: 1,
    shopId: offered.shopId,
    productId,
    skuId: sku.id,
    title: offered.title,
    image: offered.image,
    spec: variant === undefined ? [] : [variant],
    num: 2,
    priceCents,
    freightCents: 500,
    taxCents: Math.ceil((priceCents * 2 * offered.taxPpm) / 1_000_000),
    deliveryDays: 9,
    note: "",
    status: "open",
    createtime: START - DAY + id,
    validUntil: START + 13 * DAY,
  };
};

const siteText = (language: Language): SiteText => ({
  webName: language === "de" ? "Beispielmarkt" : "Example Market",
  notices: [language === "de" ? "Alles hier ist erfunden." : "All of this is made up."],
  rechargeNotice: "",
  withdrawNotice: "",
  loanWarning: "",
  footerText: "Made for a test",
  contracts: [
    {
      version: "test-1",
      html: "<p>Contract</p>",
      partyA: "Example Market",
      partyBFields: { name: "Name", number: "Number", shopname: "Store", signDate: "Date" },
    },
  ],
});

const article = (id: number, groupId: number, en: string, de: string, weigh: number) => ({
  id,
  groupId,
  weigh,
  createtime: START - 30 * DAY,
  updatetime: START - 20 * DAY,
  texts: inAll((language) => {
    const title = language === "de" ? de : en;
    return { title, description: `${title}.`, content: `<h2>${title}</h2>` };
  }),
});

/** A shop small enough to know by heart, to be given to `seed()`. */
export const smallCatalog: Catalog = {
  seed: 0,
  now: START,
  categories: [
    { id: 10, pid: 0, names: texts("Home", "Wohnen"), image: "/uploads/categories/10.webp", weigh: 90 },
    { id: 11, pid: 10, names: texts("Kitchen", "Küche"), image: "", weigh: 20 },
    { id: 12, pid: 10, names: texts("Table", "Tisch"), image: "", weigh: 30 },
    { id: 20, pid: 0, names: texts("Outdoor"), image: "", weigh: 80 },
  ],
  users: [
    person("owner1", "owner"),
    person("owner2", "owner"),
    ...["buyer1", "buyer2", "buyer3"].map((name) => person(name, "buyer")),
  ],
  shops: [
    {
      id: 1,
      shopname: "Example Harbour",
      owner: "owner1",
      city: "Port Example",
      description: "Homeware from small forges.",
      logo: "/uploads/shops/1.webp",
      createtime: START - 300 * DAY,
    },
    {
      id: 2,
      shopname: "Example Hill",
      owner: "owner2",
      city: "Highfell",
      description: "Gear for weekends.",
      logo: "/uploads/shops/2.webp",
      createtime: START - 200 * DAY,
    },
  ],
  products,
  orders,
  reviews: [review(1, 5, ["/uploads/products/1/group.webp"]), review(2, 3), review(3, 1), review(4, 4)],
  requests: [
    {
      id: 1,
      buyer: "buyer1",
      categoryId: 11,
      title: "Forty enamel kettles",
      content: "For a café, any color.",
      num: 40,
      unit: "pieces",
      targetPriceCents: 990,
      country: "DE",
      images: [],
      status: "open",
      createtime: START - 2 * DAY,
      expiresAt: START + 28 * DAY,
    },
    {
      id: 2,
      buyer: "buyer2",
      categoryId: 20,
      title: "Twelve tents",
      content: "Waterproof.",
      num: 12,
      unit: "pieces",
      targetPriceCents: null,
      country: "NO",
      images: [],
      status: "open",
      createtime: START - DAY,
      expiresAt: START + DAY,
    },
    {
      id: 3,
      buyer: "buyer2",
      categoryId: 20,
      title: "Old lanterns",
      content: "Found some.",
      num: 3,
      unit: "pieces",
      targetPriceCents: null,
      country: "NO",
      images: [],
      status: "closed",
      createtime: START - 20 * DAY,
      expiresAt: START - 5 * DAY,
    },
  ],
  offers: [offer(1, 1, 1_150, "Cream"), offer(2, 6, 700)],
  follows: [
    { buyer: "buyer1", shopId: 1, createtime: START - 5 * DAY },
    { buyer: "buyer2", shopId: 1, createtime: START - 4 * DAY },
  ],
  banners: [
    { id: 1, image: "/uploads/banners/1.webp", titles: texts("Welcome", "Willkommen"), url: "/category/10" },
  ],
  areas: [],
  articleGroups: [
    { id: 1, names: texts("Buying", "Kaufen"), weigh: 100 },
    { id: 2, names: texts("Selling", "Verkaufen"), weigh: 90 },
  ],
  articles: [
    article(101, 1, "How ordering works", "So bestellen Sie", 80),
    article(102, 1, "Delivery", "Lieferung", 90),
    article(121, 2, "Fees", "Gebühren", 10),
  ],
  site: inAll(siteText),
  payLogos: [{ image: "/uploads/logos/vellora.webp", alt: "Vellora", verifiedBy: "A test" }],
  partnerLogos: [],
  contractSign: "",
  translations: [],
};
