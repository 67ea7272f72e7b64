// Generated from the contract by scripts/generate.mjs. Do not edit.
import type {
  AccountSession,
  Address,
  AddressInput,
  Area,
  Article,
  ArticleSummary,
  Banner,
  CancelledOrder,
  CartItem,
  Category,
  CorrectionReason,
  CreatedOrders,
  Currency,
  Dispute,
  DisputeCan,
  DisputeEvent,
  DisputedGoods,
  FacetCount,
  Followed,
  FooterItem,
  FundPasswordChange,
  FundPasswordInput,
  Loan,
  LoanInput,
  LoanPage,
  LoanTerm,
  LoanTerms,
  MemberLists,
  MemberListsInput,
  MerchantApplication,
  MerchantContract,
  MerchantCorrection,
  MerchantDashboard,
  MerchantFields,
  MerchantOrder,
  MerchantOrderPage,
  MerchantProduct,
  MerchantProductPage,
  MerchantRegistration,
  Message,
  MessagePage,
  Offer,
  OfferCan,
  OfferInput,
  Order,
  OrderActions,
  OrderAddress,
  OrderCounts,
  OrderItem,
  OrderPage,
  Page,
  PaidOrder,
  Payment,
  PaymentMethod,
  PaymentNetwork,
  Preview,
  PreviewGroup,
  PreviewItem,
  PreviewProblem,
  PriceTier,
  PriceTierInput,
  PrivateFile,
  Product,
  ProductDetail,
  ProductFacets,
  ProductInput,
  ProductPage,
  PurchaseRequest,
  PurchaseRequestInput,
  PurchaseRequestPage,
  QuantityTerms,
  ReceivedOffer,
  ReceivedOfferPage,
  Recharge,
  RechargeInput,
  RechargeMethod,
  RechargeMethods,
  RechargePage,
  RechargeProof,
  Ref,
  Review,
  ReviewCounts,
  ReviewInput,
  ReviewPage,
  SavedLine,
  SavedMemberLists,
  SavedProduct,
  SavedTier,
  SentOffer,
  SentOfferPage,
  Settlement,
  SettlementPage,
  Shipment,
  SignedIn,
  Site,
  SiteConfig,
  SiteFeatures,
  SiteImages,
  SiteLanguage,
  SiteLimits,
  SiteNotice,
  Sku,
  SkuInput,
  SkuMatch,
  Spec,
  SpecInput,
  Store,
  StoreCategory,
  StoreDetail,
  StorePage,
  StoreProfileInput,
  StoreReview,
  StoreReviewPage,
  StoreReviewRequest,
  StoreStats,
  Suggestion,
  Transaction,
  TransactionPage,
  Unread,
  Upload,
  User,
  UserInfo,
  VerifiedLogo,
  Withdrawal,
  WithdrawalInput,
  WithdrawalMethod,
  WithdrawalMethods,
  WithdrawalPage,
  WithdrawalQuote,
  WithdrawalQuoteInput,
} from "./types";

/** Every object of the contract by the name of its schema. */
export interface Entities {
  AccountSession: AccountSession;
  Address: Address;
  AddressInput: AddressInput;
  Area: Area;
  Article: Article;
  ArticleSummary: ArticleSummary;
  Banner: Banner;
  CancelledOrder: CancelledOrder;
  CartItem: CartItem;
  Category: Category;
  CorrectionReason: CorrectionReason;
  CreatedOrders: CreatedOrders;
  Currency: Currency;
  Dispute: Dispute;
  DisputeCan: DisputeCan;
  DisputeEvent: DisputeEvent;
  DisputedGoods: DisputedGoods;
  FacetCount: FacetCount;
  Followed: Followed;
  FooterItem: FooterItem;
  FundPasswordChange: FundPasswordChange;
  FundPasswordInput: FundPasswordInput;
  Loan: Loan;
  LoanInput: LoanInput;
  LoanPage: LoanPage;
  LoanTerm: LoanTerm;
  LoanTerms: LoanTerms;
  MemberLists: MemberLists;
  MemberListsInput: MemberListsInput;
  MerchantApplication: MerchantApplication;
  MerchantContract: MerchantContract;
  MerchantCorrection: MerchantCorrection;
  MerchantDashboard: MerchantDashboard;
  MerchantFields: MerchantFields;
  MerchantOrder: MerchantOrder;
  MerchantOrderPage: MerchantOrderPage;
  MerchantProduct: MerchantProduct;
  MerchantProductPage: MerchantProductPage;
  MerchantRegistration: MerchantRegistration;
  Message: Message;
  MessagePage: MessagePage;
  Offer: Offer;
  OfferCan: OfferCan;
  OfferInput: OfferInput;
  Order: Order;
  OrderActions: OrderActions;
  OrderAddress: OrderAddress;
  OrderCounts: OrderCounts;
  OrderItem: OrderItem;
  OrderPage: OrderPage;
  Page: Page;
  PaidOrder: PaidOrder;
  Payment: Payment;
  PaymentMethod: PaymentMethod;
  PaymentNetwork: PaymentNetwork;
  Preview: Preview;
  PreviewGroup: PreviewGroup;
  PreviewItem: PreviewItem;
  PreviewProblem: PreviewProblem;
  PriceTier: PriceTier;
  PriceTierInput: PriceTierInput;
  PrivateFile: PrivateFile;
  Product: Product;
  ProductDetail: ProductDetail;
  ProductFacets: ProductFacets;
  ProductInput: ProductInput;
  ProductPage: ProductPage;
  PurchaseRequest: PurchaseRequest;
  PurchaseRequestInput: PurchaseRequestInput;
  PurchaseRequestPage: PurchaseRequestPage;
  QuantityTerms: QuantityTerms;
  ReceivedOffer: ReceivedOffer;
  ReceivedOfferPage: ReceivedOfferPage;
  Recharge: Recharge;
  RechargeInput: RechargeInput;
  RechargeMethod: RechargeMethod;
  RechargeMethods: RechargeMethods;
  RechargePage: RechargePage;
  RechargeProof: RechargeProof;
  Ref: Ref;
  Review: Review;
  ReviewCounts: ReviewCounts;
  ReviewInput: ReviewInput;
  ReviewPage: ReviewPage;
  SavedLine: SavedLine;
  SavedMemberLists: SavedMemberLists;
  SavedProduct: SavedProduct;
  SavedTier: SavedTier;
  SentOffer: SentOffer;
  SentOfferPage: SentOfferPage;
  Settlement: Settlement;
  SettlementPage: SettlementPage;
  Shipment: Shipment;
  SignedIn: SignedIn;
  Site: Site;
  SiteConfig: SiteConfig;
  SiteFeatures: SiteFeatures;
  SiteImages: SiteImages;
  SiteLanguage: SiteLanguage;
  SiteLimits: SiteLimits;
  SiteNotice: SiteNotice;
  Sku: Sku;
  SkuInput: SkuInput;
  SkuMatch: SkuMatch;
  Spec: Spec;
  SpecInput: SpecInput;
  Store: Store;
  StoreCategory: StoreCategory;
  StoreDetail: StoreDetail;
  StorePage: StorePage;
  StoreProfileInput: StoreProfileInput;
  StoreReview: StoreReview;
  StoreReviewPage: StoreReviewPage;
  StoreReviewRequest: StoreReviewRequest;
  StoreStats: StoreStats;
  Suggestion: Suggestion;
  Transaction: Transaction;
  TransactionPage: TransactionPage;
  Unread: Unread;
  Upload: Upload;
  User: User;
  UserInfo: UserInfo;
  VerifiedLogo: VerifiedLogo;
  Withdrawal: Withdrawal;
  WithdrawalInput: WithdrawalInput;
  WithdrawalMethod: WithdrawalMethod;
  WithdrawalMethods: WithdrawalMethods;
  WithdrawalPage: WithdrawalPage;
  WithdrawalQuote: WithdrawalQuote;
  WithdrawalQuoteInput: WithdrawalQuoteInput;
}

/** Values as the contract's examples have them. */
export const samples: { readonly [Name in keyof Entities]: readonly Entities[Name][] } = {
  AccountSession: [
    {"id":703,"device":"Chrome · Android","createtime":1795002906,"last_used":1795175706,"is_current":1},
    {"id":702,"device":"Firefox · Windows","createtime":1794398106,"last_used":1795164906,"is_current":0},
    {"id":701,"device":"Safari · iOS","createtime":1793102106,"last_used":1794657306,"is_current":0},
  ],
  Address: [
    {"id":301,"name":"Mira Example","mobile":"+00 555 0100","country":"Exampleland","province":"Coast Province","city":"Port Example","address":"12 Harbour Lane, 2nd floor","zip":"20457","is_default":1,"createtime":1777895706,"updatetime":1793447706},
    {"id":303,"name":"Mira Example","mobile":"+00 555 0100","country":"Samplia","address":"7 Lantern Square"},
    {"id":302,"name":"Corner Shop Mira","mobile":"+00 555 0101","country":"Exampleland","province":"Orchard Province","city":"Meadowvale","address":"3 Mill Street, back entrance, ring twice","zip":"31120","is_default":0,"createtime":1787399706,"updatetime":1787399706},
    {"id":303,"name":"Mira Example","mobile":"+00 555 0100","country":"Samplia","province":"Lumen Region","city":"Lumen City","address":"7 Lantern Square","zip":"44018","is_default":0,"createtime":1795175706,"updatetime":1795175706},
  ],
  AddressInput: [
    {"name":"Mira Example","mobile":"+00 555 0100","country":"Exampleland","province":"Coast Province","city":"Port Example","address":"12 Harbour Lane, 2nd floor","zip":"20457","is_default":1},
  ],
  Area: [
    {"id":1,"pid":0,"name":"Exampleland","level":1},
    {"id":2,"pid":0,"name":"Samplia","level":1},
    {"id":3,"pid":0,"name":"Demonstria","level":1},
  ],
  Article: [
    {"id":101,"category_id":1,"title":"How ordering works","description":"From cart to doorstep in four steps.","createtime":1788220800,"updatetime":1788307200,"content":"<h2>How ordering works</h2><h2>Fill your cart</h2><p>Add what you need to your cart. One order can hold items from several stores; each store ships its own parcel.</p><p>Some products have a minimum order or come in packs. Where a table says so, a piece costs less in larger quantities.</p><h2>Order and pay</h2><ol><li>Check address, shipping and taxes. The total you see is the total you pay: nothing is added later.</li><li>Place the order and pay within the time shown. If you don’t, it’s canceled and nothing is charged.</li><li>The store ships within 24 hours. Carrier and tracking number are on the order.</li><li>Confirm receipt when everything is there, or we confirm it for you after fifteen days.</li></ol><h2>If you change your mind</h2><p>Until the store ships, you can cancel on the order. All of it goes back to your balance.</p>"},
    {"id":101,"title":"How ordering works","content":""},
  ],
  ArticleSummary: [
    {"id":101,"category_id":1,"title":"How ordering works","description":"From cart to doorstep in four steps.","createtime":1788220800},
    {"id":102,"category_id":1,"title":"Prices, shipping and taxes","description":"What’s included and what’s extra.","createtime":1788480000},
    {"id":103,"category_id":1,"title":"Variants and stock","description":"Why a size may be grayed out.","createtime":1788739200},
    {"id":104,"category_id":1,"title":"Reviews","description":"Who writes them and how they are counted.","createtime":1788998400},
    {"id":105,"category_id":1,"title":"Payment methods","description":"Your balance, or another method where offered.","createtime":1789257600},
    {"id":106,"category_id":1,"title":"Topping up your balance","description":"Read this before you send a transfer.","createtime":1789516800},
  ],
  Banner: [
    {"id":1,"image":"/uploads/banners/1.webp","title":"Rooms that feel like evening","url":"/category/10"},
    {"id":2,"image":"/uploads/banners/2.webp","title":"Packed and away by Friday","url":"/category/23"},
    {"id":3,"image":"/uploads/banners/3.webp","title":"The good pantry","url":"/category/80"},
  ],
  CancelledOrder: [
    {"order":{"order_no":"O2026112000652","pay_no":"P2026112000371","shop_id":2,"shopname":"Example North Textiles","status":"cancelled","refund_status":"refunded","refund_amount":"141.17","currency":"USDT","goods_amount":"129.60","freight":"1.20","tax":"10.37","total":"141.17","address":{"name":"Corner Shop Mira","mobile":"+00 555 0101","country":"Exampleland","province":"Orchard Province","city":"Meadowvale","address":"3 Mill Street, back entrance, ring twice","zip":"31120"},"goods":[{"id":6520,"pro_id":1010,"sku_id":101004,"title":"Organic cotton T-shirt with chest stripe, 180 g/m²","image":"/uploads/products/1010/front.webp","spec":"Leaf, XL","price":"6.30","num":12,"amount":"75.60","total":"82.35","is_commented":0},{"id":6521,"pro_id":1014,"sku_id":101401,"title":"Combed cotton socks, reinforced heel and toe","image":"/uploads/products/1014/front.webp","spec":"35–38, 1 pair","price":"1.35","num":40,"amount":"54.00","total":"58.82","is_commented":0}],"express":null,"remark":"Please pack the shirts flat.","createtime":1795143306,"pay_expires_at":1795145106,"paytime":1795143546,"ship_by":1795229946,"shiptime":0,"auto_receipt_at":0,"receipttime":0,"completetime":0,"canceltime":1795175706,"cancel_reason":"Ordered by mistake","dispute_by":0,"dispute":null,"can":{"pay":false,"cancel":false,"receipt":false,"comment":false,"dispute":false}},"refund":{"money":"141.170000","currency":"USDT"}},
  ],
  CartItem: [
    {"id":1003,"sku_id":1003,"num":1,"shop_id":1003},
  ],
  Category: [
    {"id":10,"pid":0,"name":"Home & living","image":"/uploads/categories/10.webp","childlist":[{"id":11,"pid":10,"name":"Furniture & light","image":"/uploads/categories/11.webp","childlist":[]},{"id":12,"pid":10,"name":"Kitchen & table","image":"/uploads/categories/12.webp","childlist":[]},{"id":13,"pid":10,"name":"Plants & decor","image":"/uploads/categories/13.webp","childlist":[]}]},
    {"id":10,"pid":0,"name":"Home & living","image":"/uploads/categories/10.webp"},
    {"id":11,"pid":10,"name":"Furniture & light","image":"/uploads/categories/11.webp","childlist":[]},
    {"id":12,"pid":10,"name":"Kitchen & table","image":"/uploads/categories/12.webp","childlist":[]},
    {"id":13,"pid":10,"name":"Plants & decor","image":"/uploads/categories/13.webp","childlist":[]},
    {"id":20,"pid":0,"name":"Fashion","image":"/uploads/categories/20.webp","childlist":[{"id":21,"pid":20,"name":"Clothing","image":"/uploads/categories/21.webp","childlist":[]},{"id":22,"pid":20,"name":"Shoes","image":"/uploads/categories/22.webp","childlist":[]},{"id":23,"pid":20,"name":"Bags & accessories","image":"/uploads/categories/23.webp","childlist":[]}]},
  ],
  CorrectionReason: [
    {"field":"image_back","error":"image_blurred","note":"The back of the document is blurred. Please photograph it again in daylight."},
  ],
  CreatedOrders: [
    {"pay":{"pay_no":"P2026112000930","status":"created","additional_status":"none","method":"","currency":"USDT","total":"1270.40","order_nos":["O2026112000930"],"pay_methods":[{"method":"balance","enabled":true},{"method":"crypto","enabled":true,"networks":[{"coin":"USDT","network":"TRC20","network_name":"Tron (TRC20)","enabled":true,"notice":""},{"coin":"USDT","network":"ERC20","network_name":"Ethereum (ERC20)","enabled":true,"notice":""},{"coin":"USDT","network":"Polygon","network_name":"Polygon","enabled":false,"notice":"This network is paused for maintenance."},{"coin":"BTC","network":"Bitcoin","network_name":"Bitcoin","enabled":true,"notice":""},{"coin":"ETH","network":"ERC20","network_name":"Ethereum (ERC20)","enabled":true,"notice":""}]}],"createtime":1795175706,"expires_at":1795177506,"paytime":0},"orders":[{"order_no":"O2026112000930","pay_no":"P2026112000930","shop_id":8,"shopname":"Example Golden Pantry","status":"unpaid","refund_status":"none","refund_amount":"0.00","currency":"USDT","goods_amount":"1185.00","freight":"38.00","tax":"47.40","total":"1270.40","address":{"name":"Mira Example","mobile":"+00 555 0100","country":"Exampleland","province":"Coast Province","city":"Port Example","address":"12 Harbour Lane, 2nd floor","zip":"20457"},"goods":[{"id":9300,"pro_id":1046,"sku_id":104601,"title":"Wildflower honey in stoneware pot, 500 g","image":"/uploads/products/1046/front.webp","spec":"250 g","price":"3.95","num":300,"amount":"1185.00","total":"1270.40","is_commented":0}],"express":null,"remark":"","createtime":1795175706,"pay_expires_at":1795177506,"paytime":0,"ship_by":0,"shiptime":0,"auto_receipt_at":0,"receipttime":0,"completetime":0,"canceltime":0,"cancel_reason":"","dispute_by":0,"dispute":null,"can":{"pay":true,"cancel":true,"receipt":false,"comment":false,"dispute":false}}]},
  ],
  Currency: [
    {"code":"USDT","scale":2,"symbol":"USDT"},
    {"code":"USDT","scale":6,"symbol":"USDT"},
    {"code":"BTC","scale":8,"symbol":"BTC"},
    {"code":"ETH","scale":18,"symbol":"ETH"},
  ],
  Dispute: [
    {"status":"refunded","reason":"not_as_described","kind":"refund","goods":[],"max_amount":"88.62","return_to":"","express":null,"amount":"36.00","offer_amount":"18.00","refund_amount":"18.00","awaiting":"","due_at":0,"createtime":1795067706,"closetime":1795175706,"events":[{"event":"opened","by":"buyer","text":"Four of the twenty arrived with a torn seam.","images":[],"amount":"36.00","createtime":1795067706},{"event":"offered","by":"store","text":"We are sorry. Is half of it fair?","images":[],"amount":"18.00","createtime":1795146906},{"event":"offer_accepted","by":"buyer","text":"","images":[],"amount":"18.00","createtime":1795175706}],"can":{"accept_offer":false,"escalate":false,"withdraw":false,"send_back":false,"answer":false}},
    {"status":"reviewing","reason":"not_as_described","kind":"refund","goods":[],"max_amount":"88.62","return_to":"","express":null,"amount":"36.00","offer_amount":"18.00","refund_amount":"0.00","awaiting":"operator","due_at":1795607706,"createtime":1795067706,"closetime":0,"events":[{"event":"opened","by":"buyer","text":"Four of the twenty arrived with a torn seam.","images":[],"amount":"36.00","createtime":1795067706},{"event":"offered","by":"store","text":"We are sorry. Is half of it fair?","images":[],"amount":"18.00","createtime":1795146906},{"event":"escalated","by":"buyer","text":"Two pieces more are damaged.","images":[],"amount":"0.00","createtime":1795175706}],"can":{"accept_offer":false,"escalate":false,"withdraw":true,"send_back":false,"answer":false}},
    {"status":"open","reason":"not_arrived","kind":"refund","goods":[],"max_amount":"26.24","return_to":"","express":null,"amount":"26.24","offer_amount":"0.00","refund_amount":"0.00","awaiting":"store","due_at":1795607706,"createtime":1795175706,"closetime":0,"events":[{"event":"opened","by":"buyer","text":"The parcel has been on its way for ten days.","images":[],"amount":"26.24","createtime":1795175706}],"can":{"accept_offer":false,"escalate":false,"withdraw":true,"send_back":false,"answer":false}},
    {"status":"sent_back","reason":"wrong_item","kind":"return","goods":[{"id":1981,"num":5}],"max_amount":"101.26","return_to":"Example Returns, 8 Weir Street, Northmill 11024, Exampleland","express":{"carrier":"Example Post","tracking_no":"EP204577003"},"amount":"101.26","offer_amount":"0.00","refund_amount":"0.00","awaiting":"store","due_at":1796471706,"createtime":1794995706,"closetime":0,"events":[{"event":"opened","by":"buyer","text":"Five of the twelve are in another color.","images":[],"amount":"101.26","createtime":1794995706},{"event":"return_agreed","by":"store","text":"Please send these five back.","images":[],"amount":"0.00","createtime":1795064106},{"event":"sent_back","by":"buyer","text":"Example Post EP204577003","images":[],"amount":"0.00","createtime":1795175706}],"can":{"accept_offer":false,"escalate":false,"withdraw":false,"send_back":false,"answer":false}},
    {"status":"withdrawn","reason":"not_as_described","kind":"refund","goods":[],"max_amount":"88.62","return_to":"","express":null,"amount":"36.00","offer_amount":"18.00","refund_amount":"0.00","awaiting":"","due_at":0,"createtime":1795067706,"closetime":1795175706,"events":[{"event":"opened","by":"buyer","text":"Four of the twenty arrived with a torn seam.","images":[],"amount":"36.00","createtime":1795067706},{"event":"offered","by":"store","text":"We are sorry. Is half of it fair?","images":[],"amount":"18.00","createtime":1795146906},{"event":"withdrawn","by":"buyer","text":"","images":[],"amount":"0.00","createtime":1795175706}],"can":{"accept_offer":false,"escalate":false,"withdraw":false,"send_back":false,"answer":false}},
    {"status":"offered","reason":"not_arrived","kind":"refund","goods":[],"max_amount":"73.29","return_to":"","express":null,"amount":"60.00","offer_amount":"30.00","refund_amount":"0.00","awaiting":"buyer","due_at":1795607706,"createtime":1795154106,"closetime":0,"events":[{"event":"opened","by":"buyer","text":"The tracking has said the same for three days.","images":[],"amount":"60.00","createtime":1795154106},{"event":"offered","by":"store","text":"The carrier looks for it. Is half of it fair meanwhile?","images":[],"amount":"30.00","createtime":1795175706}],"can":{"accept_offer":false,"escalate":false,"withdraw":false,"send_back":false,"answer":true}},
  ],
  DisputeCan: [
    {"accept_offer":false,"escalate":false,"withdraw":false,"send_back":false,"answer":false},
    {"accept_offer":false,"escalate":false,"withdraw":true,"send_back":false,"answer":false},
    {"accept_offer":false,"escalate":false,"withdraw":false,"send_back":false,"answer":true},
    {"accept_offer":true,"escalate":true,"withdraw":true,"send_back":false,"answer":false},
    {"accept_offer":false,"escalate":true,"withdraw":true,"send_back":true,"answer":false},
  ],
  DisputeEvent: [
    {"event":"opened","by":"buyer","text":"Four of the twenty arrived with a torn seam.","images":[],"amount":"36.00","createtime":1795067706},
    {"event":"offered","by":"store","text":"We are sorry. Is half of it fair?","images":[],"amount":"18.00","createtime":1795146906},
    {"event":"offer_accepted","by":"buyer","text":"","images":[],"amount":"18.00","createtime":1795175706},
    {"event":"escalated","by":"buyer","text":"Two pieces more are damaged.","images":[],"amount":"0.00","createtime":1795175706},
    {"event":"return_agreed","by":"store","text":"Please send these five back.","images":[],"amount":"0.00","createtime":1795064106},
    {"event":"sent_back","by":"buyer","text":"Example Post EP204577003","images":[],"amount":"0.00","createtime":1795175706},
  ],
  DisputedGoods: [
    {"id":1981,"num":5},
  ],
  FacetCount: [
    {"value":24,"count":18},
  ],
  Followed: [
    {"followed":true},
    {"followed":false},
  ],
  FooterItem: [
    {"id":1,"pid":0,"name":"Buying","weigh":100},
    {"id":2,"pid":0,"name":"Delivery","weigh":99},
    {"id":3,"pid":0,"name":"Selling","weigh":98},
    {"id":4,"pid":0,"name":"Company","weigh":97},
    {"id":101,"pid":1,"name":"How ordering works","weigh":90},
    {"id":102,"pid":1,"name":"Prices, shipping and taxes","weigh":89},
  ],
  FundPasswordChange: [
    {"oldpassword":"Example oldpassword","newpassword":"Example newpassword"},
  ],
  FundPasswordInput: [
    {"newpassword":"Example newpassword","password":"Example password","code":"Example co"},
  ],
  Loan: [
    {"currency":"USDT","provider":"Example Lender (fictitious)","terms_version":"2026-11","reason":"","updatetime":1795175706,"id":63,"status":"submitted","amount":"500.00","term_days":30,"purpose":"Stock for December","apr":"0.18","fee":"7.40","createtime":1795175706},
    {"currency":"USDT","provider":"Example Lender (fictitious)","terms_version":"2026-11","reason":"The lender asks for at least a year of sales.","updatetime":1790078106,"id":62,"status":"rejected","amount":"4000.00","term_days":90,"purpose":"A second shop","apr":"0.16","fee":"157.81","createtime":1789991706},
    {"currency":"USDT","provider":"Example Lender (fictitious)","terms_version":"2026-11","reason":"","updatetime":1782302106,"id":61,"status":"approved","amount":"300.00","term_days":30,"purpose":"Shelves","apr":"0.18","fee":"4.44","createtime":1782215706},
  ],
  LoanInput: [
    {"amount":"500.00","term_days":30,"purpose":"Stock for December","agree":"Example agree"},
  ],
  LoanPage: [
    {"total":2,"per_page":10,"current_page":1,"last_page":1,"data":[{"currency":"USDT","provider":"Example Lender (fictitious)","terms_version":"2026-11","reason":"The lender asks for at least a year of sales.","updatetime":1790078106,"id":62,"status":"rejected","amount":"4000.00","term_days":90,"purpose":"A second shop","apr":"0.16","fee":"157.81","createtime":1789991706},{"currency":"USDT","provider":"Example Lender (fictitious)","terms_version":"2026-11","reason":"","updatetime":1782302106,"id":61,"status":"approved","amount":"300.00","term_days":30,"purpose":"Shelves","apr":"0.18","fee":"4.44","createtime":1782215706}]},
    {"total":0,"per_page":10,"current_page":1,"last_page":1,"data":[]},
  ],
  LoanTerm: [
    {"term_days":30,"min":"100.00","max":"2000.00","apr":"0.18","fee":"1.48","example":"Borrow 100.00 for 30 days: 101.48 to pay back in one sum. Annual percentage rate 18 %."},
    {"term_days":90,"min":"200.00","max":"5000.00","apr":"0.16","fee":"7.90","example":"Borrow 200.00 for 90 days: 207.90 to pay back in one sum. Annual percentage rate 16 %."},
  ],
  LoanTerms: [
    {"enabled":true,"provider":"Example Lender (fictitious)","notice":"Example Lender decides alone, within two days. An application has no influence on orders or withdrawals.","warning":"Borrowing money costs money.","currency":"USDT","terms_version":"2026-11","terms_html":"<p>Example Lender pays out within two days of its decision. You pay back in one sum, with the costs that are shown here.</p><p>There is no other fee. Within fourteen days you may step back from the loan.</p>","terms":[{"term_days":30,"min":"100.00","max":"2000.00","apr":"0.18","fee":"1.48","example":"Borrow 100.00 for 30 days: 101.48 to pay back in one sum. Annual percentage rate 18 %."},{"term_days":90,"min":"200.00","max":"5000.00","apr":"0.16","fee":"7.90","example":"Borrow 200.00 for 90 days: 207.90 to pay back in one sum. Annual percentage rate 16 %."}],"can_apply":true,"blocked_reason":""},
    {"enabled":false,"provider":"","notice":"","warning":"","currency":"USDT","terms_version":"","terms_html":"","terms":[],"can_apply":false,"blocked_reason":"No loans are offered here."},
  ],
  MemberLists: [
    {"version":7,"cart":[{"id":1003,"shop_id":1,"sku_id":100301,"spec":"Raspberry, 600 ml","num":2,"updatetime":1795172106,"shopname":"Example Harbour Trading","title":"Stoneware teapot with lift-out strainer","image":"/uploads/products/1003/front.webp","price":"14.20","currency":"USDT"},{"id":1048,"shop_id":8,"sku_id":104801,"spec":"Whole bean, 250 g","num":3,"updatetime":1795172106,"shopname":"Example Golden Pantry","title":"House-blend coffee, whole bean, medium roast, 1 kg","image":"/uploads/products/1048/front.webp","price":"11.20","currency":"USDT"}],"favorites":[{"id":1010,"updatetime":1795089306,"shop_id":2,"shopname":"Example North Textiles","title":"Organic cotton T-shirt with chest stripe, 180 g/m²","image":"/uploads/products/1010/front.webp","price":"5.90","from_price":"4.90","market_price":"7.40","currency":"USDT"}]},
    {"version":0,"cart":[],"favorites":[]},
  ],
  MemberListsInput: [
    {"version":7,"cart":[{"id":1003,"shop_id":1,"sku_id":100301,"spec":"Raspberry, 600 ml","num":2,"updatetime":1795172106,"shopname":"Example Harbour Trading","title":"Stoneware teapot with lift-out strainer","image":"/uploads/products/1003/front.webp","price":"14.20","currency":"USDT"},{"id":1048,"shop_id":8,"sku_id":104801,"spec":"Whole bean, 250 g","num":3,"updatetime":1795172106,"shopname":"Example Golden Pantry","title":"House-blend coffee, whole bean, medium roast, 1 kg","image":"/uploads/products/1048/front.webp","price":"11.20","currency":"USDT"}],"favorites":[{"id":1010,"updatetime":1795089306,"shop_id":2,"shopname":"Example North Textiles","title":"Organic cotton T-shirt with chest stripe, 180 g/m²","image":"/uploads/products/1010/front.webp","price":"5.90","from_price":"4.90","market_price":"7.40","currency":"USDT"}]},
  ],
  MerchantApplication: [
    {"id":41,"status":"submitted","logo":"/uploads/shops/1.webp","shopname":"Mira's Corner","name":"Mira Example","number_masked":"X*****421","image_front":"kyc:4f9c2a17","image_back":"kyc:4f9c2a18","image_hold":"kyc:4f9c2a19","invite_code":"","contract_version":"2026-11","sign":"kyc:4f9c2a1a","sign_date":"2026-11-20","review_due_at":1795326906,"reasons":[],"createtime":1795154106,"updatetime":1795154106},
    {"id":41,"status":"submitted"},
    {"id":41,"status":"reviewing","logo":"/uploads/shops/1.webp","shopname":"Mira's Corner","name":"Mira Example","number_masked":"X*****421","image_front":"kyc:4f9c2a17","image_back":"kyc:4f9c2a18","image_hold":"kyc:4f9c2a19","invite_code":"","contract_version":"2026-11","sign":"kyc:4f9c2a1a","sign_date":"2026-11-20","review_due_at":1795326906,"reasons":[],"createtime":1795154106,"updatetime":1795154106},
    {"id":41,"status":"approved","logo":"/uploads/shops/1.webp","shopname":"Mira's Corner","name":"Mira Example","number_masked":"X*****421","image_front":"kyc:4f9c2a17","image_back":"kyc:4f9c2a18","image_hold":"kyc:4f9c2a19","invite_code":"","contract_version":"2026-11","sign":"kyc:4f9c2a1a","sign_date":"2026-11-20","review_due_at":1795326906,"reasons":[],"createtime":1795154106,"updatetime":1795172106,"shop_id":9},
    {"id":41,"status":"rejected","logo":"/uploads/shops/1.webp","shopname":"Mira's Corner","name":"Mira Example","number_masked":"X*****421","image_front":"kyc:4f9c2a17","image_back":"kyc:4f9c2a18","image_hold":"kyc:4f9c2a19","invite_code":"","contract_version":"2026-11","sign":"kyc:4f9c2a1a","sign_date":"2026-11-20","review_due_at":1795326906,"reasons":[{"field":"image_back","error":"image_blurred","note":"The back of the document is blurred. Please photograph it again in daylight."}],"createtime":1795154106,"updatetime":1795172106},
  ],
  MerchantContract: [
    {"contract_version":"2026-11","html":"<h2>Merchant agreement</h2><p>Party A runs the marketplace, Party B sells on it in its own name.</p><ol><li>Party B describes its goods truthfully and ships within 24 hours of payment.</li><li>Party A keeps the buyer's money until receipt and a commission of 5 % of each order.</li><li>Either side may end this agreement with 30 days' notice; open orders are completed.</li></ol>","hash":"a7b3f437b0fffd1aefc30e844e26c23d93217e18b78e9e8a664f2abe0eadbdda","party_a":{"name":"Example Market Operations","sign":""},"party_b_fields":["shopname","name","number","sign","sign_date"]},
  ],
  MerchantCorrection: [
    {"logo":"kyc:4f9c2a17","shopname":"Example shopname","name":"Example name","number":"Example number","image_front":"kyc:4f9c2a17","image_back":"kyc:4f9c2a17","image_hold":"kyc:4f9c2a17","invite_code":"Example invite_code","agree":true,"contract_version":"Example contract_version","sign":"kyc:4f9c2a17","sign_date":"2026-11-20","id":1003},
  ],
  MerchantDashboard: [
    {"shop":{"id":1,"shopname":"Example Harbour Trading","logo":"/uploads/shops/1.webp","city":"Port Example","description":"Homeware from small potteries, forges and workshops on the coast.","status":"open","sell_count":14899,"pro_count":9,"reputation":4820,"credit_score":4.8,"verified":1,"rating":4.4,"comment_count":119,"answers_within_hours":3,"trade_amount":"270562.00","currency":"USDT","is_follow":0,"follow_count":688,"createtime":1640995200,"banner_image":"/uploads/banners/1.webp","about":"We buy from eleven workshops between the old harbour and the lighthouse and have met everyone who works in them.\n\nOrders that are paid before noon leave the warehouse the same day. Breakages are replaced without a photograph.","categories":[{"id":13,"name":"Plants & decor","count":4},{"id":12,"name":"Kitchen & table","count":3},{"id":11,"name":"Furniture & light","count":2}]},"money":"814.729500","pending_settlement":"629.726500","currency":"USDT","todo":{"to_ship":2,"late":1,"comments":7,"disputes":1}},
    {"shop":{"id":1,"shopname":"Example Harbour Trading","logo":"/uploads/shops/1.webp","city":"Port Example","description":"Stoneware from the old harbour.","status":"open","sell_count":14899,"pro_count":9,"reputation":4820,"credit_score":4.8,"verified":1,"rating":4.4,"comment_count":119,"answers_within_hours":3,"trade_amount":"270562.00","currency":"USDT","is_follow":0,"follow_count":688,"createtime":1640995200,"banner_image":"/uploads/banners/1.webp","about":"We buy from eleven workshops between the old harbour and the lighthouse and have met everyone who works in them.\n\nOrders that are paid before noon leave the warehouse the same day. Breakages are replaced without a photograph.","categories":[{"id":13,"name":"Plants & decor","count":4},{"id":12,"name":"Kitchen & table","count":3},{"id":11,"name":"Furniture & light","count":2}]},"money":"814.729500","pending_settlement":"629.726500","currency":"USDT","todo":{"to_ship":2,"late":1,"comments":7,"disputes":1},"review":{"status":"pending","shopname":"Example Harbour & Sons","createtime":1795175706}},
  ],
  MerchantFields: [
    {"logo":"kyc:4f9c2a17","shopname":"Example shopname","name":"Example name","number":"Example number","image_front":"kyc:4f9c2a17","image_back":"kyc:4f9c2a17","image_hold":"kyc:4f9c2a17","invite_code":"Example invite_code","agree":true,"contract_version":"Example contract_version","sign":"kyc:4f9c2a17","sign_date":"2026-11-20"},
  ],
  MerchantOrder: [
    {"order_no":"O2026111600838","pay_no":"P2026111600838","shop_id":1,"shopname":"Example Harbour Trading","status":"shipped","refund_status":"none","refund_amount":"0.00","currency":"USDT","goods_amount":"67.80","freight":"2.10","tax":"3.39","total":"73.29","address":{"name":"Kiko Example","mobile":"+00 555 0162","country":"Exampleland","province":"","city":"Lumen City","address":"7 Lantern Square","zip":"44018"},"goods":[{"id":8380,"pro_id":1005,"sku_id":100501,"title":"Forged chef's knife, 20 cm blade, riveted handle","image":"/uploads/products/1005/front.webp","spec":"16 cm","price":"22.60","num":3,"amount":"67.80","total":"73.29","is_commented":0}],"express":{"carrier":"Example Post","tracking_no":"EP111600838"},"remark":"","createtime":1794812106,"pay_expires_at":1794813906,"paytime":1794812346,"ship_by":1794898746,"shiptime":1794880746,"auto_receipt_at":1796176746,"receipttime":0,"completetime":0,"canceltime":0,"cancel_reason":"","dispute_by":0,"dispute":{"status":"offered","reason":"not_arrived","kind":"refund","goods":[],"max_amount":"73.29","return_to":"","express":null,"amount":"60.00","offer_amount":"30.00","refund_amount":"0.00","awaiting":"buyer","due_at":1795607706,"createtime":1795154106,"closetime":0,"events":[{"event":"opened","by":"buyer","text":"The tracking has said the same for three days.","images":[],"amount":"60.00","createtime":1795154106},{"event":"offered","by":"store","text":"The carrier looks for it. Is half of it fair meanwhile?","images":[],"amount":"30.00","createtime":1795175706}],"can":{"accept_offer":false,"escalate":false,"withdraw":false,"send_back":false,"answer":true}},"can":{"pay":false,"cancel":false,"receipt":false,"comment":false,"dispute":false},"username_masked":"k***o","buyer":{"name":"Kiko Example","mobile":"+00 555 0162"},"commission":"3.664500","net":"69.625500"},
    {"order_no":"O2026112000877","pay_no":"P2026112000877","shop_id":1,"shopname":"Example Harbour Trading","status":"cancelled","refund_status":"refunded","refund_amount":"62.54","currency":"USDT","goods_amount":"56.80","freight":"2.90","tax":"2.84","total":"62.54","address":null,"goods":[{"id":8770,"pro_id":1003,"sku_id":100301,"title":"Stoneware teapot with lift-out strainer","image":"/uploads/products/1003/front.webp","spec":"Raspberry, 600 ml","price":"14.20","num":4,"amount":"56.80","total":"62.54","is_commented":0}],"express":null,"remark":"","createtime":1795157706,"pay_expires_at":1795159506,"paytime":1795157946,"ship_by":1795244346,"shiptime":0,"auto_receipt_at":0,"receipttime":0,"completetime":0,"canceltime":1795175706,"cancel_reason":"Out of stock","dispute_by":0,"dispute":null,"can":{"pay":false,"cancel":false,"receipt":false,"comment":false,"dispute":false},"username_masked":"a***n","commission":"0.000000","net":"0.000000"},
    {"order_no":"O2026112000877","pay_no":"P2026112000877","shop_id":1,"shopname":"Example Harbour Trading","status":"paid","refund_status":"none","refund_amount":"0.00","currency":"USDT","goods_amount":"56.80","freight":"2.90","tax":"2.84","total":"62.54","address":{"name":"Aron Example","mobile":"+00 555 0131","country":"Exampleland","province":"","city":"Northmill","address":"4 Spindle Yard","zip":"11020"},"goods":[{"id":8770,"pro_id":1003,"sku_id":100301,"title":"Stoneware teapot with lift-out strainer","image":"/uploads/products/1003/front.webp","spec":"Raspberry, 600 ml","price":"14.20","num":4,"amount":"56.80","total":"62.54","is_commented":0}],"express":null,"remark":"","createtime":1795157706,"pay_expires_at":1795159506,"paytime":1795157946,"ship_by":1795244346,"shiptime":0,"auto_receipt_at":0,"receipttime":0,"completetime":0,"canceltime":0,"cancel_reason":"","dispute_by":0,"dispute":null,"can":{"pay":false,"cancel":false,"receipt":false,"comment":false,"dispute":false},"username_masked":"a***n","buyer":{"name":"Aron Example","mobile":"+00 555 0131"},"commission":"3.127000","net":"59.413000"},
    {"order_no":"O2026111700851","pay_no":"P2026111700851","shop_id":1,"shopname":"Example Harbour Trading","status":"shipped","refund_status":"none","refund_amount":"0.00","currency":"USDT","goods_amount":"41.40","freight":"4.50","tax":"2.07","total":"47.97","address":{"name":"Thies Example","mobile":"+00 555 0177","country":"Exampleland","province":"","city":"Orchard End","address":"1 Press House","zip":"31550"},"goods":[{"id":8510,"pro_id":1006,"sku_id":100601,"title":"Soy wax pillar candle, unscented, 40 hours","image":"/uploads/products/1006/front.webp","spec":"1 piece","price":"3.40","num":8,"amount":"27.20","total":"31.51","is_commented":0},{"id":8511,"pro_id":1003,"sku_id":100301,"title":"Stoneware teapot with lift-out strainer","image":"/uploads/products/1003/front.webp","spec":"Raspberry, 600 ml","price":"14.20","num":1,"amount":"14.20","total":"16.46","is_commented":0}],"express":{"carrier":"Example Post","tracking_no":"EP111700851"},"remark":"","createtime":1794923706,"pay_expires_at":1794925506,"paytime":1794923946,"ship_by":1795010346,"shiptime":1794992346,"auto_receipt_at":1796288346,"receipttime":0,"completetime":0,"canceltime":0,"cancel_reason":"","dispute_by":0,"dispute":null,"can":{"pay":false,"cancel":false,"receipt":false,"comment":false,"dispute":false},"username_masked":"t***s","buyer":{"name":"Thies Example","mobile":"+00 555 0177"},"commission":"2.398500","net":"45.571500"},
    {"order_no":"O2026111200825","pay_no":"P2026111200825","shop_id":1,"shopname":"Example Harbour Trading","status":"received","refund_status":"none","refund_amount":"0.00","currency":"USDT","goods_amount":"296.00","freight":"28.00","tax":"14.80","total":"338.80","address":null,"goods":[{"id":8250,"pro_id":1002,"sku_id":100201,"title":"Two-seat sofa with floor lamp, removable washable covers","image":"/uploads/products/1002/front.webp","spec":"Ocean, With lamp","price":"296.00","num":1,"amount":"296.00","total":"338.80","is_commented":0}],"express":{"carrier":"Example Post","tracking_no":"EP111200825"},"remark":"","createtime":1794491706,"pay_expires_at":1794493506,"paytime":1794491946,"ship_by":1794578346,"shiptime":1794560346,"auto_receipt_at":1795856346,"receipttime":1794905946,"completetime":0,"canceltime":0,"cancel_reason":"","dispute_by":0,"dispute":null,"can":{"pay":false,"cancel":false,"receipt":false,"comment":false,"dispute":false},"username_masked":"a***n","commission":"16.940000","net":"321.860000"},
    {"order_no":"O2026110300799","pay_no":"P2026110300799","shop_id":1,"shopname":"Example Harbour Trading","status":"completed","refund_status":"none","refund_amount":"0.00","currency":"USDT","goods_amount":"170.40","freight":"2.90","tax":"8.52","total":"181.82","address":null,"goods":[{"id":7990,"pro_id":1003,"sku_id":100301,"title":"Stoneware teapot with lift-out strainer","image":"/uploads/products/1003/front.webp","spec":"Raspberry, 600 ml","price":"14.20","num":12,"amount":"170.40","total":"181.82","is_commented":0}],"express":{"carrier":"Example Post","tracking_no":"EP110300799"},"remark":"","createtime":1793699706,"pay_expires_at":1793701506,"paytime":1793699946,"ship_by":1793786346,"shiptime":1793768346,"auto_receipt_at":1795064346,"receipttime":1794113946,"completetime":1794286746,"canceltime":0,"cancel_reason":"","dispute_by":0,"dispute":null,"can":{"pay":false,"cancel":false,"receipt":false,"comment":false,"dispute":false},"username_masked":"a***n","commission":"9.091000","net":"172.729000"},
  ],
  MerchantOrderPage: [
    {"total":2,"per_page":10,"current_page":1,"last_page":1,"data":[{"order_no":"O2026112000877","pay_no":"P2026112000877","shop_id":1,"shopname":"Example Harbour Trading","status":"paid","refund_status":"none","refund_amount":"0.00","currency":"USDT","goods_amount":"56.80","freight":"2.90","tax":"2.84","total":"62.54","address":{"name":"Aron Example","mobile":"+00 555 0131","country":"Exampleland","province":"","city":"Northmill","address":"4 Spindle Yard","zip":"11020"},"goods":[{"id":8770,"pro_id":1003,"sku_id":100301,"title":"Stoneware teapot with lift-out strainer","image":"/uploads/products/1003/front.webp","spec":"Raspberry, 600 ml","price":"14.20","num":4,"amount":"56.80","total":"62.54","is_commented":0}],"express":null,"remark":"","createtime":1795157706,"pay_expires_at":1795159506,"paytime":1795157946,"ship_by":1795244346,"shiptime":0,"auto_receipt_at":0,"receipttime":0,"completetime":0,"canceltime":0,"cancel_reason":"","dispute_by":0,"dispute":null,"can":{"pay":false,"cancel":false,"receipt":false,"comment":false,"dispute":false},"username_masked":"a***n","buyer":{"name":"Aron Example","mobile":"+00 555 0131"},"commission":"3.127000","net":"59.413000"},{"order_no":"O2026111900864","pay_no":"P2026111900864","shop_id":1,"shopname":"Example Harbour Trading","status":"paid","refund_status":"none","refund_amount":"0.00","currency":"USDT","goods_amount":"146.50","freight":"6.40","tax":"7.33","total":"160.23","address":{"name":"Kiko Example","mobile":"+00 555 0162","country":"Exampleland","province":"","city":"Lumen City","address":"7 Lantern Square","zip":"44018"},"goods":[{"id":8640,"pro_id":1001,"sku_id":100103,"title":"Solid beech dining chair with curved back, walnut stain","image":"/uploads/products/1001/front.webp","spec":"Set of 4","price":"146.50","num":1,"amount":"146.50","total":"160.23","is_commented":0}],"express":null,"remark":"","createtime":1795064106,"pay_expires_at":1795065906,"paytime":1795064346,"ship_by":1795150746,"shiptime":0,"auto_receipt_at":0,"receipttime":0,"completetime":0,"canceltime":0,"cancel_reason":"","dispute_by":0,"dispute":null,"can":{"pay":false,"cancel":false,"receipt":false,"comment":false,"dispute":false},"username_masked":"k***o","buyer":{"name":"Kiko Example","mobile":"+00 555 0162"},"commission":"8.011500","net":"152.218500"}],"counts":{"paid":2,"shipped":2,"received":7,"cancelled":1,"disputed":1}},
    {"total":0,"per_page":10,"current_page":1,"last_page":1,"data":[],"counts":{"paid":0,"shipped":0,"received":0,"cancelled":0,"disputed":0}},
  ],
  MerchantProduct: [
    {"id":1007,"shop_id":1,"shopname":"Example Harbour Trading","category_id":13,"title":"Rubber plant in clay pot, 40 cm, nursery grown","image":"/uploads/products/1007/front.webp","images":["/uploads/products/1007/front.webp","/uploads/products/1007/close-up.webp","/uploads/products/1007/group.webp"],"price":"11.90","market_price":"13.50","currency":"USDT","sales":743,"stock":118,"freight_price":"4.80","tax_rate":"0.05","ship_hours":24,"min_order":1,"is_favorite":0,"comment_count":13,"good_rate":85,"rating":4.4,"flags":["recommend","daily"],"createtime":1792324506,"price_tiers":[],"pack_size":1,"description":"Forgiving, glossy and hard to offend. Shipped with the root ball wrapped and the leaves tied.","content":"<p>Forgiving, glossy and hard to offend. Shipped with the root ball wrapped and the leaves tied.</p><ul><li>Arrives 35–45 cm tall in a 14 cm pot</li><li>Bright shade, water once a week</li><li>Replaced free when it arrives damaged</li></ul><p><img src=\"/uploads/products/1007/group.webp\" alt=\"\" width=\"480\" height=\"480\"></p>","specs":[],"skus":[],"sku_code":"P1007-01","status":"on","version":3,"updatetime":1792583706},
    {"id":1902,"shop_id":1,"shopname":"Example Harbour Trading","category_id":12,"title":"Stoneware sugar bowl with lid","image":"/uploads/products/1003/front.webp","images":["/uploads/products/1003/front.webp","/uploads/products/1003/close-up.webp","/uploads/products/1003/group.webp"],"price":"14.20","market_price":"17.50","currency":"USDT","sales":0,"stock":40,"freight_price":"2.90","tax_rate":"0.05","ship_hours":24,"min_order":1,"is_favorite":0,"comment_count":0,"good_rate":null,"flags":[],"createtime":1794916506,"price_tiers":[],"pack_size":1,"description":"Thick walls keep four cups hot while the conversation goes on. Glazed inside and out, foot left bare.","status":"review","version":1,"updatetime":1795175706},
    {"id":1901,"shop_id":1,"shopname":"Example Harbour Trading","category_id":12,"title":"Stoneware teapot, second quality","image":"/uploads/products/1003/front.webp","images":["/uploads/products/1003/front.webp","/uploads/products/1003/close-up.webp","/uploads/products/1003/group.webp"],"price":"14.20","market_price":"17.50","currency":"USDT","sales":0,"stock":40,"freight_price":"2.90","tax_rate":"0.05","ship_hours":24,"min_order":1,"is_favorite":0,"comment_count":0,"good_rate":null,"flags":[],"createtime":1794916506,"price_tiers":[],"pack_size":1,"description":"Thick walls keep four cups hot while the conversation goes on. Glazed inside and out, foot left bare.","status":"off","version":4,"updatetime":1795002906},
    {"id":1007,"shop_id":1,"shopname":"Example Harbour Trading","category_id":13,"title":"Rubber plant in clay pot, 40 cm, nursery grown","image":"/uploads/products/1007/front.webp","images":["/uploads/products/1007/front.webp","/uploads/products/1007/close-up.webp","/uploads/products/1007/group.webp"],"price":"11.90","market_price":"13.50","currency":"USDT","sales":743,"stock":118,"freight_price":"4.80","tax_rate":"0.05","ship_hours":24,"min_order":1,"is_favorite":0,"comment_count":13,"good_rate":85,"rating":4.4,"flags":["recommend","daily"],"createtime":1792324506,"price_tiers":[],"pack_size":1,"description":"Forgiving, glossy and hard to offend. Shipped with the root ball wrapped and the leaves tied.","status":"on","version":3,"updatetime":1792583706},
    {"id":1005,"shop_id":1,"shopname":"Example Harbour Trading","category_id":12,"title":"Forged chef's knife, 20 cm blade, riveted handle","image":"/uploads/products/1005/front.webp","images":["/uploads/products/1005/front.webp","/uploads/products/1005/close-up.webp","/uploads/products/1005/group.webp"],"price":"22.60","from_price":"22.60","market_price":"27.00","currency":"USDT","sales":986,"stock":520,"freight_price":"2.10","tax_rate":"0.05","ship_hours":24,"min_order":1,"is_favorite":0,"comment_count":11,"good_rate":82,"rating":4.4,"flags":["recommend"],"createtime":1789905306,"price_tiers":[],"pack_size":1,"description":"Weight where the hand wants it. Sharpened to 15 degrees per side and easy to keep that way.","status":"on","version":1,"updatetime":1789991706},
    {"id":1903,"shop_id":1,"shopname":"Example Harbour Trading","category_id":12,"title":"Stoneware milk jug, speckled","image":"/uploads/products/1003/front.webp","images":["/uploads/products/1003/front.webp","/uploads/products/1003/close-up.webp","/uploads/products/1003/group.webp"],"price":"14.20","market_price":"17.50","currency":"USDT","sales":0,"stock":40,"freight_price":"2.90","tax_rate":"0.05","ship_hours":24,"min_order":1,"is_favorite":0,"comment_count":0,"good_rate":null,"flags":[],"createtime":1795175706,"price_tiers":[],"pack_size":1,"description":"Thick walls keep four cups hot while the conversation goes on. Glazed inside and out, foot left bare.","content":"<p>Thick walls keep four cups hot while the conversation goes on. Glazed inside and out, foot left bare.</p><ul><li>Steel strainer lifts out with the lid</li><li>Dishwasher and microwave safe</li><li>Spout pours without dripping: we tested it for an hour</li></ul><p><img src=\"/uploads/products/1003/group.webp\" alt=\"\" width=\"480\" height=\"480\"></p>","sku_code":"P1903","status":"off","version":1,"updatetime":1795175706,"specs":[],"skus":[]},
  ],
  MerchantProductPage: [
    {"total":2,"per_page":10,"current_page":1,"last_page":1,"data":[{"id":1902,"shop_id":1,"shopname":"Example Harbour Trading","category_id":12,"title":"Stoneware sugar bowl with lid","image":"/uploads/products/1003/front.webp","images":["/uploads/products/1003/front.webp","/uploads/products/1003/close-up.webp","/uploads/products/1003/group.webp"],"price":"14.20","market_price":"17.50","currency":"USDT","sales":0,"stock":40,"freight_price":"2.90","tax_rate":"0.05","ship_hours":24,"min_order":1,"is_favorite":0,"comment_count":0,"good_rate":null,"flags":[],"createtime":1794916506,"price_tiers":[],"pack_size":1,"description":"Thick walls keep four cups hot while the conversation goes on. Glazed inside and out, foot left bare.","status":"review","version":1,"updatetime":1795175706},{"id":1901,"shop_id":1,"shopname":"Example Harbour Trading","category_id":12,"title":"Stoneware teapot, second quality","image":"/uploads/products/1003/front.webp","images":["/uploads/products/1003/front.webp","/uploads/products/1003/close-up.webp","/uploads/products/1003/group.webp"],"price":"14.20","market_price":"17.50","currency":"USDT","sales":0,"stock":40,"freight_price":"2.90","tax_rate":"0.05","ship_hours":24,"min_order":1,"is_favorite":0,"comment_count":0,"good_rate":null,"flags":[],"createtime":1794916506,"price_tiers":[],"pack_size":1,"description":"Thick walls keep four cups hot while the conversation goes on. Glazed inside and out, foot left bare.","status":"off","version":4,"updatetime":1795002906}]},
    {"total":0,"per_page":10,"current_page":1,"last_page":1,"data":[]},
  ],
  MerchantRegistration: [
    {"logo":"kyc:4f9c2a17","shopname":"Example shopname","name":"Example name","number":"Example number","image_front":"kyc:4f9c2a17","image_back":"kyc:4f9c2a17","image_hold":"kyc:4f9c2a17","invite_code":"Example invite_code","agree":true,"contract_version":"Example contract_version","sign":"kyc:4f9c2a17","sign_date":"2026-11-20"},
  ],
  Message: [
    {"id":8013,"type":"merchant","title":"Your application is being reviewed","content":"We answer within 48 hours. You can read the state under Merchant.","is_read":1,"ref":{"type":"application","id":41,"no":""},"createtime":1795154106},
    {"id":8012,"type":"wallet","title":"Your recharge has been credited","content":"250.000000 USDT arrived and were added to your balance (recharge R2026100911).","is_read":0,"ref":{"type":"recharge","id":911,"no":""},"createtime":1794988506},
    {"id":8011,"type":"order","title":"Your order is on its way","content":"Example Trailhead Outdoor sent order O2026111600471 with Example Post, EP111600471.","is_read":0,"ref":{"type":"order","id":0,"no":"O2026111600471"},"createtime":1794898746},
    {"id":8013,"type":"merchant","title":"Your application is being reviewed","content":"We answer within 48 hours. You can read the state under Merchant.","is_read":0,"ref":{"type":"application","id":41,"no":""},"createtime":1795154106},
    {"id":8010,"type":"order","title":"Your order is on its way","content":"Example Paper Kite sent order O2026111400402 with Example Post, EP111400402.","is_read":1,"ref":{"type":"order","id":0,"no":"O2026111400402"},"createtime":1794725946},
    {"id":8009,"type":"wallet","title":"Your recharge needs another proof","content":"Recharge R2026100910: No transfer with this transaction id arrived.\nYou can send another proof.","is_read":1,"ref":{"type":"recharge","id":910,"no":""},"createtime":1794383706},
  ],
  MessagePage: [
    {"total":2,"per_page":10,"current_page":1,"last_page":1,"data":[{"id":8013,"type":"merchant","title":"Your application is being reviewed","content":"We answer within 48 hours. You can read the state under Merchant.","is_read":0,"ref":{"type":"application","id":41,"no":""},"createtime":1795154106},{"id":8012,"type":"wallet","title":"Your recharge has been credited","content":"250.000000 USDT arrived and were added to your balance (recharge R2026100911).","is_read":0,"ref":{"type":"recharge","id":911,"no":""},"createtime":1794988506}],"unread":3},
    {"total":0,"per_page":10,"current_page":1,"last_page":1,"data":[],"unread":0},
  ],
  Offer: [
    {"id":1003,"request_id":1003,"shop_id":1003,"shopname":"Example shopname","pro_id":1003,"sku_id":1003,"title":"Example title","image":"/uploads/products/1003-front.webp","spec":"Example spec","price":"1234.50","num":400,"goods_amount":"1234.50","freight":"1234.50","tax":"1234.50","total":"1234.50","currency":"USDT","delivery_days":12,"note":"Example note","status":"open","order_no":"Example order_no","valid_until":1795175706,"createtime":1795175706,"updatetime":1795175706,"can":{"accept":true,"decline":true,"change":true,"withdraw":true}},
  ],
  OfferCan: [
    {"accept":false,"decline":false,"change":true,"withdraw":true},
    {"accept":false,"decline":false,"change":false,"withdraw":false},
    {"accept":false,"decline":false,"change":true,"withdraw":false},
    {"accept":true,"decline":true,"change":false,"withdraw":false},
  ],
  OfferInput: [
    {"request_id":1003,"pro_id":1003,"sku_id":1003,"price":"12.50","num":1,"freight":"12.50","delivery_days":1,"note":"Example note","valid_days":1},
  ],
  Order: [
    {"order_no":"O2026111400402","pay_no":"P2026111400244","shop_id":7,"shopname":"Example Paper Kite","status":"received","refund_status":"partial","refund_amount":"18.00","currency":"USDT","goods_amount":"83.60","freight":"0.00","tax":"5.02","total":"88.62","address":{"name":"Corner Shop Mira","mobile":"+00 555 0101","country":"Exampleland","province":"Orchard Province","city":"Meadowvale","address":"3 Mill Street, back entrance, ring twice","zip":"31120"},"goods":[{"id":4020,"pro_id":1044,"sku_id":104401,"title":"Fountain pen with steel nib and converter","image":"/uploads/products/1044/front.webp","spec":"Fine","price":"9.80","num":2,"amount":"19.60","total":"20.78","is_commented":0},{"id":4021,"pro_id":1045,"sku_id":104503,"title":"Hardcover notebook A5, dotted, 192 pages","image":"/uploads/products/1045/brick.webp","spec":"Brick, 1 piece","price":"3.20","num":20,"amount":"64.00","total":"67.84","is_commented":0}],"express":{"carrier":"Example Post","tracking_no":"EP111400402"},"remark":"","createtime":1794657306,"pay_expires_at":1794659106,"paytime":1794657546,"ship_by":1794743946,"shiptime":1794725946,"auto_receipt_at":1796021946,"receipttime":1795071546,"completetime":0,"canceltime":0,"cancel_reason":"","dispute_by":1796281146,"dispute":{"status":"refunded","reason":"not_as_described","kind":"refund","goods":[],"max_amount":"88.62","return_to":"","express":null,"amount":"36.00","offer_amount":"18.00","refund_amount":"18.00","awaiting":"","due_at":0,"createtime":1795067706,"closetime":1795175706,"events":[{"event":"opened","by":"buyer","text":"Four of the twenty arrived with a torn seam.","images":[],"amount":"36.00","createtime":1795067706},{"event":"offered","by":"store","text":"We are sorry. Is half of it fair?","images":[],"amount":"18.00","createtime":1795146906},{"event":"offer_accepted","by":"buyer","text":"","images":[],"amount":"18.00","createtime":1795175706}],"can":{"accept_offer":false,"escalate":false,"withdraw":false,"send_back":false,"answer":false}},"can":{"pay":false,"cancel":false,"receipt":false,"comment":true,"dispute":false}},
    {"order_no":"O2026111400402","pay_no":"P2026111400244","shop_id":7,"shopname":"Example Paper Kite","status":"shipped","refund_status":"none","refund_amount":"0.00","currency":"USDT","goods_amount":"83.60","freight":"0.00","tax":"5.02","total":"88.62","address":{"name":"Corner Shop Mira","mobile":"+00 555 0101","country":"Exampleland","province":"Orchard Province","city":"Meadowvale","address":"3 Mill Street, back entrance, ring twice","zip":"31120"},"goods":[{"id":4020,"pro_id":1044,"sku_id":104401,"title":"Fountain pen with steel nib and converter","image":"/uploads/products/1044/front.webp","spec":"Fine","price":"9.80","num":2,"amount":"19.60","total":"20.78","is_commented":0},{"id":4021,"pro_id":1045,"sku_id":104503,"title":"Hardcover notebook A5, dotted, 192 pages","image":"/uploads/products/1045/brick.webp","spec":"Brick, 1 piece","price":"3.20","num":20,"amount":"64.00","total":"67.84","is_commented":0}],"express":{"carrier":"Example Post","tracking_no":"EP111400402"},"remark":"","createtime":1794657306,"pay_expires_at":1794659106,"paytime":1794657546,"ship_by":1794743946,"shiptime":1794725946,"auto_receipt_at":1796021946,"receipttime":0,"completetime":0,"canceltime":0,"cancel_reason":"","dispute_by":1796021946,"dispute":{"status":"reviewing","reason":"not_as_described","kind":"refund","goods":[],"max_amount":"88.62","return_to":"","express":null,"amount":"36.00","offer_amount":"18.00","refund_amount":"0.00","awaiting":"operator","due_at":1795607706,"createtime":1795067706,"closetime":0,"events":[{"event":"opened","by":"buyer","text":"Four of the twenty arrived with a torn seam.","images":[],"amount":"36.00","createtime":1795067706},{"event":"offered","by":"store","text":"We are sorry. Is half of it fair?","images":[],"amount":"18.00","createtime":1795146906},{"event":"escalated","by":"buyer","text":"Two pieces more are damaged.","images":[],"amount":"0.00","createtime":1795175706}],"can":{"accept_offer":false,"escalate":false,"withdraw":true,"send_back":false,"answer":false}},"can":{"pay":false,"cancel":false,"receipt":false,"comment":false,"dispute":false}},
    {"order_no":"O2026110500198","pay_no":"P2026110500127","shop_id":5,"shopname":"Example Meadow Care","status":"received","refund_status":"none","refund_amount":"0.00","currency":"USDT","goods_amount":"237.20","freight":"1.40","tax":"14.24","total":"252.84","address":{"name":"Mira Example","mobile":"+00 555 0100","country":"Exampleland","province":"Coast Province","city":"Port Example","address":"12 Harbour Lane, 2nd floor","zip":"20457"},"goods":[{"id":1980,"pro_id":1035,"sku_id":103501,"title":"Hand and body lotion with oat milk, 300 ml","image":"/uploads/products/1035/front.webp","spec":"Unscented","price":"4.60","num":2,"amount":"9.20","total":"9.81","is_commented":1},{"id":1981,"pro_id":1037,"sku_id":103702,"title":"Cold-process soap bar, rose clay, 100 g","image":"/uploads/products/1037/front.webp","spec":"Box of 12","price":"19.00","num":12,"amount":"228.00","total":"243.03","is_commented":0}],"express":{"carrier":"Example Post","tracking_no":"EP110500198"},"remark":"","createtime":1793879706,"pay_expires_at":1793881506,"paytime":1793879946,"ship_by":1793966346,"shiptime":1793948346,"auto_receipt_at":1795244346,"receipttime":1794293946,"completetime":0,"canceltime":0,"cancel_reason":"","dispute_by":1795503546,"dispute":{"status":"sent_back","reason":"wrong_item","kind":"return","goods":[{"id":1981,"num":5}],"max_amount":"101.26","return_to":"Example Returns, 8 Weir Street, Northmill 11024, Exampleland","express":{"carrier":"Example Post","tracking_no":"EP204577003"},"amount":"101.26","offer_amount":"0.00","refund_amount":"0.00","awaiting":"store","due_at":1796471706,"createtime":1794995706,"closetime":0,"events":[{"event":"opened","by":"buyer","text":"Five of the twelve are in another color.","images":[],"amount":"101.26","createtime":1794995706},{"event":"return_agreed","by":"store","text":"Please send these five back.","images":[],"amount":"0.00","createtime":1795064106},{"event":"sent_back","by":"buyer","text":"Example Post EP204577003","images":[],"amount":"0.00","createtime":1795175706}],"can":{"accept_offer":false,"escalate":false,"withdraw":false,"send_back":false,"answer":false}},"can":{"pay":false,"cancel":false,"receipt":false,"comment":true,"dispute":false}},
    {"order_no":"O2026112000930","pay_no":"P2026112000930","shop_id":8,"shopname":"Example Golden Pantry","status":"unpaid","refund_status":"none","refund_amount":"0.00","currency":"USDT","goods_amount":"1185.00","freight":"38.00","tax":"47.40","total":"1270.40","address":{"name":"Mira Example","mobile":"+00 555 0100","country":"Exampleland","province":"Coast Province","city":"Port Example","address":"12 Harbour Lane, 2nd floor","zip":"20457"},"goods":[{"id":9300,"pro_id":1046,"sku_id":104601,"title":"Wildflower honey in stoneware pot, 500 g","image":"/uploads/products/1046/front.webp","spec":"250 g","price":"3.95","num":300,"amount":"1185.00","total":"1270.40","is_commented":0}],"express":null,"remark":"","createtime":1795175706,"pay_expires_at":1795177506,"paytime":0,"ship_by":0,"shiptime":0,"auto_receipt_at":0,"receipttime":0,"completetime":0,"canceltime":0,"cancel_reason":"","dispute_by":0,"dispute":null,"can":{"pay":true,"cancel":true,"receipt":false,"comment":false,"dispute":false}},
    {"order_no":"O2026112000652","pay_no":"P2026112000371","shop_id":2,"shopname":"Example North Textiles","status":"cancelled","refund_status":"refunded","refund_amount":"141.17","currency":"USDT","goods_amount":"129.60","freight":"1.20","tax":"10.37","total":"141.17","address":{"name":"Corner Shop Mira","mobile":"+00 555 0101","country":"Exampleland","province":"Orchard Province","city":"Meadowvale","address":"3 Mill Street, back entrance, ring twice","zip":"31120"},"goods":[{"id":6520,"pro_id":1010,"sku_id":101004,"title":"Organic cotton T-shirt with chest stripe, 180 g/m²","image":"/uploads/products/1010/front.webp","spec":"Leaf, XL","price":"6.30","num":12,"amount":"75.60","total":"82.35","is_commented":0},{"id":6521,"pro_id":1014,"sku_id":101401,"title":"Combed cotton socks, reinforced heel and toe","image":"/uploads/products/1014/front.webp","spec":"35–38, 1 pair","price":"1.35","num":40,"amount":"54.00","total":"58.82","is_commented":0}],"express":null,"remark":"Please pack the shirts flat.","createtime":1795143306,"pay_expires_at":1795145106,"paytime":1795143546,"ship_by":1795229946,"shiptime":0,"auto_receipt_at":0,"receipttime":0,"completetime":0,"canceltime":1795175706,"cancel_reason":"Ordered by mistake","dispute_by":0,"dispute":null,"can":{"pay":false,"cancel":false,"receipt":false,"comment":false,"dispute":false}},
    {"order_no":"O2026111600471","pay_no":"P2026111600287","shop_id":6,"shopname":"Example Trailhead Outdoor","status":"received","refund_status":"none","refund_amount":"0.00","currency":"USDT","goods_amount":"21.70","freight":"2.80","tax":"1.74","total":"26.24","address":{"name":"Mira Example","mobile":"+00 555 0100","country":"Exampleland","province":"Coast Province","city":"Port Example","address":"12 Harbour Lane, 2nd floor","zip":"20457"},"goods":[{"id":4710,"pro_id":1019,"sku_id":101902,"title":"Day backpack 22 l with padded laptop sleeve","image":"/uploads/products/1019/navy.webp","spec":"Navy","price":"21.70","num":1,"amount":"21.70","total":"26.24","is_commented":0}],"express":{"carrier":"Example Post","tracking_no":"EP111600471"},"remark":"","createtime":1794830106,"pay_expires_at":1794831906,"paytime":1794830346,"ship_by":1794916746,"shiptime":1794898746,"auto_receipt_at":1796194746,"receipttime":1795175706,"completetime":0,"canceltime":0,"cancel_reason":"","dispute_by":1796453946,"dispute":null,"can":{"pay":false,"cancel":false,"receipt":false,"comment":true,"dispute":true}},
  ],
  OrderActions: [
    {"pay":false,"cancel":false,"receipt":false,"comment":true,"dispute":false},
    {"pay":false,"cancel":false,"receipt":false,"comment":false,"dispute":false},
    {"pay":false,"cancel":false,"receipt":true,"comment":false,"dispute":false},
    {"pay":true,"cancel":true,"receipt":false,"comment":false,"dispute":false},
    {"pay":false,"cancel":false,"receipt":false,"comment":true,"dispute":true},
    {"pay":false,"cancel":false,"receipt":true,"comment":false,"dispute":true},
  ],
  OrderAddress: [
    {"name":"Corner Shop Mira","mobile":"+00 555 0101","country":"Exampleland","province":"Orchard Province","city":"Meadowvale","address":"3 Mill Street, back entrance, ring twice","zip":"31120"},
    {"name":"Mira Example","mobile":"+00 555 0100","country":"Exampleland","province":"Coast Province","city":"Port Example","address":"12 Harbour Lane, 2nd floor","zip":"20457"},
    {"name":"Kiko Example","mobile":"+00 555 0162","country":"Exampleland","province":"","city":"Lumen City","address":"7 Lantern Square","zip":"44018"},
    {"name":"Aron Example","mobile":"+00 555 0131","country":"Exampleland","province":"","city":"Northmill","address":"4 Spindle Yard","zip":"11020"},
    {"name":"Thies Example","mobile":"+00 555 0177","country":"Exampleland","province":"","city":"Orchard End","address":"1 Press House","zip":"31550"},
  ],
  OrderCounts: [
    {"paid":2,"shipped":2,"received":4,"assess":2,"disputed":2},
    {"paid":0,"shipped":0,"received":0,"assess":0,"disputed":0},
  ],
  OrderItem: [
    {"id":4020,"pro_id":1044,"sku_id":104401,"title":"Fountain pen with steel nib and converter","image":"/uploads/products/1044/front.webp","spec":"Fine","price":"9.80","num":2,"amount":"19.60","total":"20.78","is_commented":0},
    {"id":4021,"pro_id":1045,"sku_id":104503,"title":"Hardcover notebook A5, dotted, 192 pages","image":"/uploads/products/1045/brick.webp","spec":"Brick, 1 piece","price":"3.20","num":20,"amount":"64.00","total":"67.84","is_commented":0},
    {"id":4710,"pro_id":1019,"sku_id":101902,"title":"Day backpack 22 l with padded laptop sleeve","image":"/uploads/products/1019/navy.webp","spec":"Navy","price":"21.70","num":1,"amount":"21.70","total":"26.24","is_commented":0},
    {"id":1980,"pro_id":1035,"sku_id":103501,"title":"Hand and body lotion with oat milk, 300 ml","image":"/uploads/products/1035/front.webp","spec":"Unscented","price":"4.60","num":2,"amount":"9.20","total":"9.81","is_commented":1},
    {"id":1981,"pro_id":1037,"sku_id":103702,"title":"Cold-process soap bar, rose clay, 100 g","image":"/uploads/products/1037/front.webp","spec":"Box of 12","price":"19.00","num":12,"amount":"228.00","total":"243.03","is_commented":0},
    {"id":8380,"pro_id":1005,"sku_id":100501,"title":"Forged chef's knife, 20 cm blade, riveted handle","image":"/uploads/products/1005/front.webp","spec":"16 cm","price":"22.60","num":3,"amount":"67.80","total":"73.29","is_commented":0},
  ],
  OrderPage: [
    {"total":2,"per_page":10,"current_page":1,"last_page":1,"data":[{"order_no":"O2026112000732","pay_no":"P2026112000412","shop_id":1,"shopname":"Example Harbour Trading","status":"unpaid","refund_status":"none","refund_amount":"0.00","currency":"USDT","goods_amount":"54.40","freight":"5.00","tax":"2.72","total":"62.12","address":{"name":"Mira Example","mobile":"+00 555 0100","country":"Exampleland","province":"Coast Province","city":"Port Example","address":"12 Harbour Lane, 2nd floor","zip":"20457"},"goods":[{"id":7320,"pro_id":1003,"sku_id":100301,"title":"Stoneware teapot with lift-out strainer","image":"/uploads/products/1003/front.webp","spec":"Raspberry, 600 ml","price":"14.20","num":2,"amount":"28.40","total":"32.43","is_commented":0},{"id":7321,"pro_id":1005,"sku_id":100502,"title":"Forged chef's knife, 20 cm blade, riveted handle","image":"/uploads/products/1005/front.webp","spec":"20 cm","price":"26.00","num":1,"amount":"26.00","total":"29.69","is_commented":0}],"express":null,"remark":"","createtime":1795175346,"pay_expires_at":1795177146,"paytime":0,"ship_by":0,"shiptime":0,"auto_receipt_at":0,"receipttime":0,"completetime":0,"canceltime":0,"cancel_reason":"","dispute_by":0,"dispute":null,"can":{"pay":true,"cancel":true,"receipt":false,"comment":false,"dispute":false}},{"order_no":"O2026112000731","pay_no":"P2026112000412","shop_id":8,"shopname":"Example Golden Pantry","status":"unpaid","refund_status":"none","refund_amount":"0.00","currency":"USDT","goods_amount":"33.60","freight":"2.40","tax":"1.35","total":"37.35","address":{"name":"Mira Example","mobile":"+00 555 0100","country":"Exampleland","province":"Coast Province","city":"Port Example","address":"12 Harbour Lane, 2nd floor","zip":"20457"},"goods":[{"id":7310,"pro_id":1048,"sku_id":104801,"title":"House-blend coffee, whole bean, medium roast, 1 kg","image":"/uploads/products/1048/front.webp","spec":"Whole bean, 250 g","price":"11.20","num":3,"amount":"33.60","total":"37.35","is_commented":0}],"express":null,"remark":"","createtime":1795175346,"pay_expires_at":1795177146,"paytime":0,"ship_by":0,"shiptime":0,"auto_receipt_at":0,"receipttime":0,"completetime":0,"canceltime":0,"cancel_reason":"","dispute_by":0,"dispute":null,"can":{"pay":true,"cancel":true,"receipt":false,"comment":false,"dispute":false}}],"counts":{"paid":2,"shipped":2,"received":4,"assess":2,"disputed":2}},
    {"total":0,"per_page":10,"current_page":1,"last_page":1,"data":[],"counts":{"paid":0,"shipped":0,"received":0,"assess":0,"disputed":0}},
  ],
  Page: [
    {"total":0,"per_page":1,"current_page":0,"last_page":0},
  ],
  PaidOrder: [
    {"pay":{"pay_no":"P2026112000412","status":"settled","additional_status":"none","method":"balance","currency":"USDT","total":"99.47","order_nos":["O2026112000732","O2026112000731"],"createtime":1795175346,"expires_at":1795177146,"paytime":1795175706},"money":"1185.130000"},
  ],
  Payment: [
    {"pay_no":"P2026112000930","status":"created","additional_status":"none","method":"","currency":"USDT","total":"1270.40","order_nos":["O2026112000930"],"pay_methods":[{"method":"balance","enabled":true},{"method":"crypto","enabled":true,"networks":[{"coin":"USDT","network":"TRC20","network_name":"Tron (TRC20)","enabled":true,"notice":""},{"coin":"USDT","network":"ERC20","network_name":"Ethereum (ERC20)","enabled":true,"notice":""},{"coin":"USDT","network":"Polygon","network_name":"Polygon","enabled":false,"notice":"This network is paused for maintenance."},{"coin":"BTC","network":"Bitcoin","network_name":"Bitcoin","enabled":true,"notice":""},{"coin":"ETH","network":"ERC20","network_name":"Ethereum (ERC20)","enabled":true,"notice":""}]}],"createtime":1795175706,"expires_at":1795177506,"paytime":0},
    {"pay_no":"P2026102500522","status":"expired","additional_status":"none","method":"","currency":"USDT","total":"35.49","order_nos":["O2026102500841"],"createtime":1792929306,"expires_at":1792931106,"paytime":0},
    {"pay_no":"P2026112000405","status":"processing","additional_status":"none","method":"crypto","currency":"USDT","total":"120.84","order_nos":["O2026112000718"],"pay_methods":[{"method":"balance","enabled":true},{"method":"crypto","enabled":true,"networks":[{"coin":"USDT","network":"TRC20","network_name":"Tron (TRC20)","enabled":true,"notice":""},{"coin":"USDT","network":"ERC20","network_name":"Ethereum (ERC20)","enabled":true,"notice":""},{"coin":"USDT","network":"Polygon","network_name":"Polygon","enabled":false,"notice":"This network is paused for maintenance."},{"coin":"BTC","network":"Bitcoin","network_name":"Bitcoin","enabled":true,"notice":""},{"coin":"ETH","network":"ERC20","network_name":"Ethereum (ERC20)","enabled":true,"notice":""}]}],"createtime":1795174986,"expires_at":1795175886,"paytime":0,"coin":"USDT","network":"TRC20","network_name":"Tron (TRC20)","address":"TExample9ZcW4uQn2hVr7sKpB1mYd5fJgL","memo":"","amount":"120.840000","amount_paid":"120.840000","amount_due":"0.000000","credit_money":"0.000000","rate":"1.00","qr":"TExample9ZcW4uQn2hVr7sKpB1mYd5fJgL","uri":"","confirmations":7,"confirmations_required":20,"txids":["9c1f60d2a7b84e35c0d1f2a39b7e4856d0c3b1a2f4e59687c8d7e6f5a4b3c2d1"],"warnings":["Crypto transfers cannot be reversed. Wrong network or address means the money is lost."]},
    {"pay_no":"P2026112000371","status":"settled","additional_status":"none","method":"balance","currency":"USDT","total":"141.17","order_nos":["O2026112000652"],"createtime":1795143306,"expires_at":1795145106,"paytime":1795143546},
    {"pay_no":"P2026112000412","status":"created","additional_status":"none","method":"crypto","currency":"USDT","total":"99.47","order_nos":["O2026112000732","O2026112000731"],"pay_methods":[{"method":"balance","enabled":true},{"method":"crypto","enabled":true,"networks":[{"coin":"USDT","network":"TRC20","network_name":"Tron (TRC20)","enabled":true,"notice":""},{"coin":"USDT","network":"ERC20","network_name":"Ethereum (ERC20)","enabled":true,"notice":""},{"coin":"USDT","network":"Polygon","network_name":"Polygon","enabled":false,"notice":"This network is paused for maintenance."},{"coin":"BTC","network":"Bitcoin","network_name":"Bitcoin","enabled":true,"notice":""},{"coin":"ETH","network":"ERC20","network_name":"Ethereum (ERC20)","enabled":true,"notice":""}]}],"createtime":1795175346,"expires_at":1795176246,"paytime":0,"coin":"USDT","network":"TRC20","network_name":"Tron (TRC20)","address":"TExample9ZcW4uQn2hVr7sKpB1mYd5fJgL","memo":"","amount":"99.470000","amount_paid":"0.000000","amount_due":"99.470000","credit_money":"0.000000","rate":"1.00","qr":"TExample9ZcW4uQn2hVr7sKpB1mYd5fJgL","uri":"","confirmations":0,"confirmations_required":20,"txids":[],"warnings":["Crypto transfers cannot be reversed. Wrong network or address means the money is lost."]},
  ],
  PaymentMethod: [
    {"method":"balance","enabled":true},
    {"method":"crypto","enabled":true,"networks":[{"coin":"USDT","network":"TRC20","network_name":"Tron (TRC20)","enabled":true,"notice":""},{"coin":"USDT","network":"ERC20","network_name":"Ethereum (ERC20)","enabled":true,"notice":""},{"coin":"USDT","network":"Polygon","network_name":"Polygon","enabled":false,"notice":"This network is paused for maintenance."},{"coin":"BTC","network":"Bitcoin","network_name":"Bitcoin","enabled":true,"notice":""},{"coin":"ETH","network":"ERC20","network_name":"Ethereum (ERC20)","enabled":true,"notice":""}]},
  ],
  PaymentNetwork: [
    {"coin":"USDT","network":"TRC20","network_name":"Tron (TRC20)","enabled":true,"notice":""},
    {"coin":"USDT","network":"ERC20","network_name":"Ethereum (ERC20)","enabled":true,"notice":""},
    {"coin":"USDT","network":"Polygon","network_name":"Polygon","enabled":false,"notice":"This network is paused for maintenance."},
    {"coin":"BTC","network":"Bitcoin","network_name":"Bitcoin","enabled":true,"notice":""},
    {"coin":"ETH","network":"ERC20","network_name":"Ethereum (ERC20)","enabled":true,"notice":""},
  ],
  Preview: [
    {"currency":"USDT","groups":[{"shop_id":1,"shopname":"Example Harbour Trading","goods":[{"pro_id":1003,"sku_id":100301,"title":"Stoneware teapot with lift-out strainer","image":"/uploads/products/1003/front.webp","spec":"Raspberry, 600 ml","price":"14.20","num":2,"amount":"28.40","stock":220},{"pro_id":1005,"sku_id":100502,"title":"Forged chef's knife, 20 cm blade, riveted handle","image":"/uploads/products/1005/front.webp","spec":"20 cm","price":"26.00","num":1,"amount":"26.00","stock":260}],"goods_amount":"54.40","freight":"5.00","tax":"2.72","total":"62.12","problems":[]},{"shop_id":8,"shopname":"Example Golden Pantry","goods":[{"pro_id":1048,"sku_id":104801,"title":"House-blend coffee, whole bean, medium roast, 1 kg","image":"/uploads/products/1048/front.webp","spec":"Whole bean, 250 g","price":"11.20","num":3,"amount":"33.60","stock":480}],"goods_amount":"33.60","freight":"2.40","tax":"1.35","total":"37.35","problems":[]}],"goods_amount":"88.00","freight":"7.40","tax":"4.07","total":"99.47","address":{"id":301,"name":"Mira Example","mobile":"+00 555 0100","country":"Exampleland","province":"Coast Province","city":"Port Example","address":"12 Harbour Lane, 2nd floor","zip":"20457","is_default":1,"createtime":1777895706,"updatetime":1793447706},"money":"1284.600000","has_fund_password":1,"pay_methods":[{"method":"balance","enabled":true},{"method":"crypto","enabled":true,"networks":[{"coin":"USDT","network":"TRC20","network_name":"Tron (TRC20)","enabled":true,"notice":""},{"coin":"USDT","network":"ERC20","network_name":"Ethereum (ERC20)","enabled":true,"notice":""},{"coin":"USDT","network":"Polygon","network_name":"Polygon","enabled":false,"notice":"This network is paused for maintenance."},{"coin":"BTC","network":"Bitcoin","network_name":"Bitcoin","enabled":true,"notice":""},{"coin":"ETH","network":"ERC20","network_name":"Ethereum (ERC20)","enabled":true,"notice":""}]}],"price_token":"pt_5c1b9e70c2","expires_at":1795176606},
    {"currency":"USDT","groups":[{"shop_id":1,"shopname":"Example Harbour Trading","goods":[{"pro_id":1003,"sku_id":100301,"title":"Stoneware teapot with lift-out strainer","image":"/uploads/products/1003/front.webp","spec":"Raspberry, 600 ml","price":"14.20","num":2,"amount":"28.40","stock":220},{"pro_id":1005,"sku_id":100502,"title":"Forged chef's knife, 20 cm blade, riveted handle","image":"/uploads/products/1005/front.webp","spec":"20 cm","price":"26.00","num":1,"amount":"26.00","stock":260}],"goods_amount":"54.40","freight":"5.00","tax":"2.72","total":"62.12","problems":[{"error":"address_required","id":0,"sku_id":0,"msg":"Please add a shipping address"}]},{"shop_id":8,"shopname":"Example Golden Pantry","goods":[{"pro_id":1048,"sku_id":104801,"title":"House-blend coffee, whole bean, medium roast, 1 kg","image":"/uploads/products/1048/front.webp","spec":"Whole bean, 250 g","price":"11.20","num":3,"amount":"33.60","stock":480}],"goods_amount":"33.60","freight":"2.40","tax":"1.35","total":"37.35","problems":[{"error":"address_required","id":0,"sku_id":0,"msg":"Please add a shipping address"}]}],"goods_amount":"88.00","freight":"7.40","tax":"4.07","total":"99.47","address":null,"money":"1284.600000","has_fund_password":1,"pay_methods":[{"method":"balance","enabled":true},{"method":"crypto","enabled":true,"networks":[{"coin":"USDT","network":"TRC20","network_name":"Tron (TRC20)","enabled":true,"notice":""},{"coin":"USDT","network":"ERC20","network_name":"Ethereum (ERC20)","enabled":true,"notice":""},{"coin":"USDT","network":"Polygon","network_name":"Polygon","enabled":false,"notice":"This network is paused for maintenance."},{"coin":"BTC","network":"Bitcoin","network_name":"Bitcoin","enabled":true,"notice":""},{"coin":"ETH","network":"ERC20","network_name":"Ethereum (ERC20)","enabled":true,"notice":""}]}],"price_token":"","expires_at":1795176606},
  ],
  PreviewGroup: [
    {"shop_id":1,"shopname":"Example Harbour Trading","goods":[{"pro_id":1003,"sku_id":100301,"title":"Stoneware teapot with lift-out strainer","image":"/uploads/products/1003/front.webp","spec":"Raspberry, 600 ml","price":"14.20","num":2,"amount":"28.40","stock":220},{"pro_id":1005,"sku_id":100502,"title":"Forged chef's knife, 20 cm blade, riveted handle","image":"/uploads/products/1005/front.webp","spec":"20 cm","price":"26.00","num":1,"amount":"26.00","stock":260}],"goods_amount":"54.40","freight":"5.00","tax":"2.72","total":"62.12","problems":[]},
    {"shop_id":8,"shopname":"Example Golden Pantry","goods":[{"pro_id":1048,"sku_id":104801,"title":"House-blend coffee, whole bean, medium roast, 1 kg","image":"/uploads/products/1048/front.webp","spec":"Whole bean, 250 g","price":"11.20","num":3,"amount":"33.60","stock":480}],"goods_amount":"33.60","freight":"2.40","tax":"1.35","total":"37.35","problems":[]},
    {"shop_id":1,"shopname":"Example Harbour Trading","goods":[{"pro_id":1003,"sku_id":100301,"title":"Stoneware teapot with lift-out strainer","image":"/uploads/products/1003/front.webp","spec":"Raspberry, 600 ml","price":"14.20","num":2,"amount":"28.40","stock":220},{"pro_id":1005,"sku_id":100502,"title":"Forged chef's knife, 20 cm blade, riveted handle","image":"/uploads/products/1005/front.webp","spec":"20 cm","price":"26.00","num":1,"amount":"26.00","stock":260}],"goods_amount":"54.40","freight":"5.00","tax":"2.72","total":"62.12","problems":[{"error":"area_not_open","id":0,"sku_id":0,"msg":"Your area is not open yet"}]},
    {"shop_id":8,"shopname":"Example Golden Pantry","goods":[{"pro_id":1048,"sku_id":104801,"title":"House-blend coffee, whole bean, medium roast, 1 kg","image":"/uploads/products/1048/front.webp","spec":"Whole bean, 250 g","price":"11.20","num":3,"amount":"33.60","stock":480}],"goods_amount":"33.60","freight":"2.40","tax":"1.35","total":"37.35","problems":[{"error":"area_not_open","id":0,"sku_id":0,"msg":"Your area is not open yet"}]},
    {"shop_id":1,"shopname":"Example Harbour Trading","goods":[{"pro_id":1003,"sku_id":100301,"title":"Stoneware teapot with lift-out strainer","image":"/uploads/products/1003/front.webp","spec":"Raspberry, 600 ml","price":"14.20","num":2,"amount":"28.40","stock":220},{"pro_id":1005,"sku_id":100502,"title":"Forged chef's knife, 20 cm blade, riveted handle","image":"/uploads/products/1005/front.webp","spec":"20 cm","price":"26.00","num":1,"amount":"26.00","stock":260}],"goods_amount":"54.40","freight":"5.00","tax":"2.72","total":"62.12","problems":[{"error":"address_required","id":0,"sku_id":0,"msg":"Please add a shipping address"}]},
    {"shop_id":8,"shopname":"Example Golden Pantry","goods":[{"pro_id":1048,"sku_id":104801,"title":"House-blend coffee, whole bean, medium roast, 1 kg","image":"/uploads/products/1048/front.webp","spec":"Whole bean, 250 g","price":"11.20","num":3,"amount":"33.60","stock":480}],"goods_amount":"33.60","freight":"2.40","tax":"1.35","total":"37.35","problems":[{"error":"address_required","id":0,"sku_id":0,"msg":"Please add a shipping address"}]},
  ],
  PreviewItem: [
    {"pro_id":1003,"sku_id":100301,"title":"Stoneware teapot with lift-out strainer","image":"/uploads/products/1003/front.webp","spec":"Raspberry, 600 ml","price":"14.20","num":2,"amount":"28.40","stock":220},
    {"pro_id":1005,"sku_id":100502,"title":"Forged chef's knife, 20 cm blade, riveted handle","image":"/uploads/products/1005/front.webp","spec":"20 cm","price":"26.00","num":1,"amount":"26.00","stock":260},
    {"pro_id":1048,"sku_id":104801,"title":"House-blend coffee, whole bean, medium roast, 1 kg","image":"/uploads/products/1048/front.webp","spec":"Whole bean, 250 g","price":"11.20","num":3,"amount":"33.60","stock":480},
  ],
  PreviewProblem: [
    {"error":"area_not_open","id":0,"sku_id":0,"msg":"Your area is not open yet"},
    {"error":"address_required","id":0,"sku_id":0,"msg":"Please add a shipping address"},
    {"error":"stock_short","id":1005,"sku_id":100502,"left":0,"msg":"Sold out"},
  ],
  PriceTier: [
    {"min_num":12,"price":"8.20"},
    {"min_num":60,"price":"7.50"},
  ],
  PriceTierInput: [
    {"min_num":12,"price":"8.20"},
  ],
  PrivateFile: [
    {"url":"/private/5b0c8f1e7a9d4263","expires_at":1795175766},
  ],
  Product: [
    {"id":1029,"shop_id":3,"shopname":"Example Bright Electronics","category_id":33,"title":"LED filament bulb E27, 8 W, warm 2700 K","image":"/uploads/products/1029/front.webp","images":["/uploads/products/1029/front.webp","/uploads/products/1029/close-up.webp","/uploads/products/1029/group.webp"],"price":"1.90","from_price":"1.90","market_price":"2.60","currency":"USDT","sales":18400,"stock":12000,"freight_price":"0.00","tax_rate":"0.10","ship_hours":24,"min_order":1,"is_favorite":0,"comment_count":14,"good_rate":86,"rating":4.4,"flags":["hot","month"],"createtime":1751975706},
    {"id":1024,"shop_id":3,"shopname":"Example Bright Electronics","category_id":31,"title":"USB condenser microphone with table stand","image":"/uploads/products/1024/front.webp","images":["/uploads/products/1024/front.webp","/uploads/products/1024/close-up.webp","/uploads/products/1024/group.webp"],"price":"33.40","market_price":"41.00","currency":"USDT","sales":815,"stock":240,"freight_price":"3.80","tax_rate":"0.10","ship_hours":24,"min_order":1,"is_favorite":0,"comment_count":14,"good_rate":86,"rating":4.4,"flags":["recommend"],"createtime":1791892506},
    {"id":1002,"shop_id":1,"shopname":"Example Harbour Trading","category_id":11,"title":"Two-seat sofa with floor lamp, removable washable covers","image":"/uploads/products/1002/front.webp","images":["/uploads/products/1002/front.webp","/uploads/products/1002/close-up.webp","/uploads/products/1002/group.webp"],"price":"264.00","from_price":"264.00","market_price":"318.00","currency":"USDT","sales":317,"stock":64,"freight_price":"28.00","tax_rate":"0.05","ship_hours":24,"min_order":1,"is_favorite":0,"comment_count":13,"good_rate":85,"rating":4.4,"flags":["recommend","daily"],"createtime":1786881306},
    {"id":1046,"shop_id":8,"shopname":"Example Golden Pantry","category_id":81,"title":"Wildflower honey in stoneware pot, 500 g","image":"/uploads/products/1046/front.webp","images":["/uploads/products/1046/front.webp","/uploads/products/1046/close-up.webp","/uploads/products/1046/group.webp"],"price":"6.40","from_price":"6.40","market_price":"7.90","currency":"USDT","sales":3875,"stock":1300,"freight_price":"2.10","tax_rate":"0.04","ship_hours":24,"min_order":1,"is_favorite":0,"comment_count":10,"good_rate":90,"rating":4.6,"flags":["hot","recommend","month","daily"],"createtime":1789127706},
    {"id":1019,"shop_id":6,"shopname":"Example Trailhead Outdoor","category_id":23,"title":"Day backpack 22 l with padded laptop sleeve","image":"/uploads/products/1019/front.webp","images":["/uploads/products/1019/front.webp","/uploads/products/1019/close-up.webp","/uploads/products/1019/group.webp"],"price":"21.70","market_price":"26.50","currency":"USDT","sales":2675,"stock":580,"freight_price":"2.80","tax_rate":"0.08","ship_hours":24,"min_order":1,"is_favorite":0,"comment_count":14,"good_rate":86,"rating":4.4,"flags":["hot","recommend","daily"],"createtime":1783943706},
    {"id":1041,"shop_id":6,"shopname":"Example Trailhead Outdoor","category_id":62,"title":"Complete skateboard 8.0, seven-ply maple","image":"/uploads/products/1041/front.webp","images":["/uploads/products/1041/front.webp","/uploads/products/1041/close-up.webp","/uploads/products/1041/group.webp"],"price":"31.50","market_price":"38.00","currency":"USDT","sales":1075,"stock":320,"freight_price":"4.10","tax_rate":"0.08","ship_hours":24,"min_order":1,"is_favorite":0,"comment_count":10,"good_rate":90,"rating":4.5,"flags":["month"],"createtime":1786535706},
  ],
  ProductDetail: [
    {"id":1003,"shop_id":1,"shopname":"Example Harbour Trading","category_id":12,"title":"Stoneware teapot with lift-out strainer","image":"/uploads/products/1003/front.webp","images":["/uploads/products/1003/front.webp","/uploads/products/1003/close-up.webp","/uploads/products/1003/group.webp"],"price":"14.20","from_price":"14.20","market_price":"17.50","currency":"USDT","sales":2306,"stock":880,"freight_price":"2.90","tax_rate":"0.05","ship_hours":24,"min_order":1,"is_favorite":0,"comment_count":14,"good_rate":86,"rating":4.4,"flags":["hot","recommend","month","daily"],"createtime":1767527706,"price_tiers":[],"pack_size":1,"description":"Thick walls keep four cups hot while the conversation goes on. Glazed inside and out, foot left bare.","content":"<p>Thick walls keep four cups hot while the conversation goes on. Glazed inside and out, foot left bare.</p><ul><li>Steel strainer lifts out with the lid</li><li>Dishwasher and microwave safe</li><li>Spout pours without dripping: we tested it for an hour</li></ul><p><img src=\"/uploads/products/1003/group.webp\" alt=\"\" width=\"480\" height=\"480\"></p>","specs":[{"name":"Color","items":["Raspberry","Sea","Sage"]},{"name":"Size","items":["600 ml","900 ml"]}],"skus":[{"id":100301,"spec":["Raspberry","600 ml"],"price":"14.20","stock":220,"image":"/uploads/products/1003/front.webp","sku_code":"P1003-01"},{"id":100302,"spec":["Raspberry","900 ml"],"price":"16.80","stock":220,"image":"/uploads/products/1003/front.webp","sku_code":"P1003-02"},{"id":100303,"spec":["Sea","600 ml"],"price":"14.20","stock":0,"image":"/uploads/products/1003/sea.webp","sku_code":"P1003-03"},{"id":100304,"spec":["Sea","900 ml"],"price":"16.80","stock":220,"image":"/uploads/products/1003/sea.webp","sku_code":"P1003-04"},{"id":100305,"spec":["Sage","900 ml"],"price":"16.80","stock":220,"image":"/uploads/products/1003/sage.webp","sku_code":"P1003-05"}],"sku_code":"","comments":[{"id":100300,"pro_id":1003,"username_masked":"j***y","avatar":"","star":5,"level":"good","content":"Exactly the tone in the picture and heavier than I expected. We ordered eight more for the café.","language":"en","images":["/uploads/products/1003/close-up.webp"],"spec":"Raspberry, 600 ml","reply":"","createtime":1794761706},{"id":100301,"pro_id":1003,"username_masked":"a***n","avatar":"","star":5,"level":"good","content":"Well packed, not a scratch. Looks twice the price.","language":"en","images":[],"spec":"Raspberry, 900 ml","reply":"","createtime":1794243306},{"id":100302,"pro_id":1003,"username_masked":"r***i","avatar":"","star":4,"level":"good","content":"Very good, only the carton was dented. The piece itself was fine.","language":"en","images":["/uploads/products/1003/close-up.webp"],"spec":"Sea, 600 ml","reply":"Thank you, we passed this on to the workshop.","createtime":1793724906},{"id":100303,"pro_id":1003,"username_masked":"h***t","avatar":"","star":3,"level":"mid","content":"Nice, but a shade darker than on my screen.","language":"en","images":[],"spec":"Sea, 900 ml","reply":"","createtime":1793206506},{"id":100304,"pro_id":1003,"username_masked":"k***o","avatar":"","star":5,"level":"good","content":"Third order, same quality each time.","language":"en","images":[],"spec":"Sage, 900 ml","reply":"","createtime":1792688106},{"id":100305,"pro_id":1003,"username_masked":"n***e","avatar":"","star":2,"level":"negative","content":"Arrived after nine days and one corner was chipped. The store sent another, so two stars.","language":"en","images":["/uploads/products/1003/group.webp"],"spec":"Raspberry, 600 ml","reply":"Sorry for the trouble. A replacement left today.","createtime":1792169706}],"comment_counts":{"all":14,"image":3,"good":12,"mid":1,"negative":1},"shop":{"id":1,"shopname":"Example Harbour Trading","logo":"/uploads/shops/1.webp","city":"Port Example","description":"Homeware from small potteries, forges and workshops on the coast.","status":"open","sell_count":14899,"pro_count":9,"reputation":4820,"credit_score":4.8,"verified":1,"rating":4.4,"comment_count":119,"answers_within_hours":3,"trade_amount":"270562.00","currency":"USDT","is_follow":0,"follow_count":688,"createtime":1640995200}},
    {"id":1003,"shop_id":1,"shopname":"Example Harbour Trading","title":"Stoneware teapot with lift-out strainer","image":"/uploads/products/1003/front.webp","price":"14.20"},
  ],
  ProductFacets: [
    {"free_shipping":0,"in_stock":0,"min_rate":[{"value":24,"count":18}],"ships_within":[{"value":24,"count":18}]},
  ],
  ProductInput: [
    {"version":3,"category_id":33,"title":"LED filament bulb E27, 8 W, warm 2700 K","images":["/uploads/products/1029/front.webp","/uploads/products/1029/close-up.webp","/uploads/products/1029/group.webp"],"description":"Example description","content":"Example content","price":"1.90","market_price":"2.60","stock":12000,"sku_code":"P1003-01","freight_price":"0.00","tax_rate":"0.10","price_tiers":[{"min_num":24,"price":"12.50"}],"min_order":1,"pack_size":1,"ship_hours":24,"specs":[{"name":"Example name","items":["Example items"]}],"skus":[{"id":1003,"spec":["Example spec"],"price":"12.50","stock":0,"image":"/uploads/products/1003.webp","sku_code":"P1003-01"}]},
  ],
  ProductPage: [
    {"total":2,"per_page":10,"current_page":1,"last_page":1,"data":[{"id":1029,"shop_id":3,"shopname":"Example Bright Electronics","category_id":33,"title":"LED filament bulb E27, 8 W, warm 2700 K","image":"/uploads/products/1029/front.webp","images":["/uploads/products/1029/front.webp","/uploads/products/1029/close-up.webp","/uploads/products/1029/group.webp"],"price":"1.90","from_price":"1.90","market_price":"2.60","currency":"USDT","sales":18400,"stock":12000,"freight_price":"0.00","tax_rate":"0.10","ship_hours":24,"min_order":1,"is_favorite":0,"comment_count":14,"good_rate":86,"rating":4.4,"flags":["hot","month"],"createtime":1751975706},{"id":1002,"shop_id":1,"shopname":"Example Harbour Trading","category_id":11,"title":"Two-seat sofa with floor lamp, removable washable covers","image":"/uploads/products/1002/front.webp","images":["/uploads/products/1002/front.webp","/uploads/products/1002/close-up.webp","/uploads/products/1002/group.webp"],"price":"264.00","from_price":"264.00","market_price":"318.00","currency":"USDT","sales":317,"stock":64,"freight_price":"28.00","tax_rate":"0.05","ship_hours":24,"min_order":1,"is_favorite":0,"comment_count":13,"good_rate":85,"rating":4.4,"flags":["recommend","daily"],"createtime":1786881306}]},
    {"total":0,"per_page":10,"current_page":1,"last_page":1,"data":[]},
    {"total":2,"per_page":10,"current_page":1,"last_page":1,"data":[{"id":1040,"shop_id":6,"shopname":"Example Trailhead Outdoor","category_id":62,"title":"City bicycle, 7 gears, steel frame, mudguards","image":"/uploads/products/1040/front.webp","images":["/uploads/products/1040/front.webp","/uploads/products/1040/close-up.webp","/uploads/products/1040/group.webp"],"price":"189.00","market_price":"228.00","currency":"USDT","sales":288,"stock":72,"freight_price":"24.00","tax_rate":"0.08","ship_hours":24,"min_order":1,"is_favorite":0,"comment_count":9,"good_rate":89,"rating":4.4,"flags":["daily","recommend"],"createtime":1793102106},{"id":1030,"shop_id":4,"shopname":"Example Iron Lane Tools","category_id":41,"title":"Steel toolbox with cantilever trays, 46 cm","image":"/uploads/products/1030/front.webp","images":["/uploads/products/1030/front.webp","/uploads/products/1030/close-up.webp","/uploads/products/1030/group.webp"],"price":"27.80","market_price":"34.00","currency":"USDT","sales":934,"stock":280,"freight_price":"6.80","tax_rate":"0.10","ship_hours":24,"min_order":1,"is_favorite":0,"comment_count":9,"good_rate":89,"rating":4.6,"flags":["recommend","month"],"createtime":1780401306}]},
  ],
  PurchaseRequest: [
    {"id":813,"title":"Stoneware cups for a café, 250 ml","content":"Plain glaze, stackable, dishwasher safe. Two shades are fine.","category_id":12,"num":300,"unit":"pieces","target_price":"4.20","currency":"USDT","country":"Exampleland","images":["/uploads/products/1003/front.webp"],"status":"open","quote_count":2,"username_masked":"m***a","is_own":0,"createtime":1795089306,"expires_at":1797681306},
    {"id":801,"title":"Willow baskets with handle","content":"About 30 cm across, natural, for fruit displays.","category_id":13,"num":60,"unit":"pieces","target_price":"7.50","currency":"USDT","country":"Exampleland","images":["/uploads/products/1009/front.webp"],"status":"closed","quote_count":1,"username_masked":"m***a","is_own":0,"createtime":1793102106,"expires_at":1795694106},
    {"id":808,"title":"Safety vests with our print","content":"Class 2, yellow, one-color print on the back.","category_id":42,"num":250,"unit":"pieces","currency":"USDT","country":"Exampleland","images":["/uploads/products/1033/front.webp"],"status":"open","quote_count":4,"username_masked":"s***h","is_own":0,"createtime":1794657306,"expires_at":1797249306},
    {"id":813,"title":"Stoneware cups for a café, 250 ml","content":"Plain glaze, stackable, dishwasher safe. Two shades are fine.","category_id":12,"num":300,"unit":"pieces","target_price":"4.20","currency":"USDT","country":"Exampleland","images":["/uploads/products/1003/front.webp"],"status":"closed","quote_count":2,"username_masked":"m***a","is_own":1,"createtime":1795089306,"expires_at":1797681306},
    {"id":814,"title":"Shelf paper bags with handle","content":"Brown kraft paper, 22 × 28 cm, no print.","category_id":0,"num":2000,"unit":"pieces","target_price":"0.12","currency":"USDT","country":"Exampleland","images":[],"status":"open","quote_count":0,"username_masked":"m***a","is_own":1,"createtime":1795175706,"expires_at":1797767706},
    {"id":812,"title":"Linen napkins for a restaurant","content":"45 × 45 cm, natural color, hemmed. Sample needed before the order.","category_id":12,"num":400,"unit":"pieces","target_price":"2.10","currency":"USDT","country":"Samplia","images":[],"status":"open","quote_count":5,"username_masked":"a***n","is_own":0,"createtime":1795002906,"expires_at":1797594906},
  ],
  PurchaseRequestInput: [
    {"title":"Stoneware cups for a café, 250 ml","content":"Plain glaze, stackable, dishwasher safe. Two shades are fine.","category_id":12,"num":300,"unit":"pieces","target_price":"4.20","country":"Exampleland","images":["/uploads/products/1003/front.webp"],"days":1},
  ],
  PurchaseRequestPage: [
    {"total":2,"per_page":10,"current_page":1,"last_page":1,"data":[{"id":813,"title":"Stoneware cups for a café, 250 ml","content":"Plain glaze, stackable, dishwasher safe. Two shades are fine.","category_id":12,"num":300,"unit":"pieces","target_price":"4.20","currency":"USDT","country":"Exampleland","images":["/uploads/products/1003/front.webp"],"status":"open","quote_count":2,"username_masked":"m***a","is_own":1,"createtime":1795089306,"expires_at":1797681306},{"id":812,"title":"Linen napkins for a restaurant","content":"45 × 45 cm, natural color, hemmed. Sample needed before the order.","category_id":12,"num":400,"unit":"pieces","target_price":"2.10","currency":"USDT","country":"Samplia","images":[],"status":"open","quote_count":5,"username_masked":"a***n","is_own":0,"createtime":1795002906,"expires_at":1797594906}]},
    {"total":0,"per_page":10,"current_page":1,"last_page":1,"data":[]},
    {"total":2,"per_page":10,"current_page":1,"last_page":1,"data":[{"id":813,"title":"Stoneware cups for a café, 250 ml","content":"Plain glaze, stackable, dishwasher safe. Two shades are fine.","category_id":12,"num":300,"unit":"pieces","target_price":"4.20","currency":"USDT","country":"Exampleland","images":["/uploads/products/1003/front.webp"],"status":"open","quote_count":2,"username_masked":"m***a","is_own":1,"createtime":1795089306,"expires_at":1797681306},{"id":801,"title":"Willow baskets with handle","content":"About 30 cm across, natural, for fruit displays.","category_id":13,"num":60,"unit":"pieces","target_price":"7.50","currency":"USDT","country":"Exampleland","images":["/uploads/products/1009/front.webp"],"status":"closed","quote_count":1,"username_masked":"m***a","is_own":1,"createtime":1793102106,"expires_at":1795694106}]},
  ],
  QuantityTerms: [
    {"price_tiers":[{"min_num":24,"price":"1234.50"}],"pack_size":6},
  ],
  ReceivedOffer: [
    {"id":930,"request_id":813,"shop_id":8,"shopname":"Example Golden Pantry","pro_id":1046,"sku_id":104601,"title":"Wildflower honey in stoneware pot, 500 g","image":"/uploads/products/1046/front.webp","spec":"250 g","price":"3.95","num":300,"goods_amount":"1185.00","freight":"38.00","tax":"47.40","total":"1270.40","currency":"USDT","delivery_days":21,"note":"Our honey pots without the honey: the same glaze, 250 ml. A sample can leave tomorrow.","status":"declined","order_no":"","valid_until":1796359386,"createtime":1795149786,"updatetime":1795175706,"can":{"accept":false,"decline":false,"change":false,"withdraw":false},"store":{"id":8,"shopname":"Example Golden Pantry","logo":"/uploads/shops/8.webp","city":"Orchard End","description":"Pantry goods with a name and a date on every lid.","status":"open","sell_count":20185,"pro_count":3,"reputation":4415,"credit_score":4.8,"verified":1,"rating":4.6,"comment_count":33,"answers_within_hours":22,"trade_amount":"123634.00","currency":"USDT","is_follow":0,"follow_count":630,"createtime":1617235200}},
    {"id":930,"request_id":813,"shop_id":8,"shopname":"Example Golden Pantry","pro_id":1046,"sku_id":104601,"title":"Wildflower honey in stoneware pot, 500 g","image":"/uploads/products/1046/front.webp","spec":"250 g","price":"3.95","num":300,"goods_amount":"1185.00","freight":"38.00","tax":"47.40","total":"1270.40","currency":"USDT","delivery_days":21,"note":"Our honey pots without the honey: the same glaze, 250 ml. A sample can leave tomorrow.","status":"open","order_no":"","valid_until":1796359386,"createtime":1795149786,"updatetime":1795149786,"can":{"accept":true,"decline":true,"change":false,"withdraw":false},"store":{"id":8,"shopname":"Example Golden Pantry","logo":"/uploads/shops/8.webp","city":"Orchard End","description":"Pantry goods with a name and a date on every lid.","status":"open","sell_count":20185,"pro_count":3,"reputation":4415,"credit_score":4.8,"verified":1,"rating":4.6,"comment_count":33,"answers_within_hours":22,"trade_amount":"123634.00","currency":"USDT","is_follow":0,"follow_count":630,"createtime":1617235200}},
    {"id":929,"request_id":813,"shop_id":1,"shopname":"Example Harbour Trading","pro_id":1003,"sku_id":100301,"title":"Stoneware teapot with lift-out strainer","image":"/uploads/products/1003/front.webp","spec":"Raspberry, 600 ml","price":"4.10","num":320,"goods_amount":"1312.00","freight":"0.00","tax":"65.60","total":"1377.60","currency":"USDT","delivery_days":12,"note":"Stackable, oven-safe glaze, twenty more for breakage.","status":"open","order_no":"","valid_until":1796333466,"createtime":1795123866,"updatetime":1795123866,"can":{"accept":true,"decline":true,"change":false,"withdraw":false},"store":{"id":1,"shopname":"Example Harbour Trading","logo":"/uploads/shops/1.webp","city":"Port Example","description":"Homeware from small potteries, forges and workshops on the coast.","status":"open","sell_count":14899,"pro_count":9,"reputation":4820,"credit_score":4.8,"verified":1,"rating":4.4,"comment_count":119,"answers_within_hours":3,"trade_amount":"270562.00","currency":"USDT","is_follow":0,"follow_count":688,"createtime":1640995200}},
  ],
  ReceivedOfferPage: [
    {"total":2,"per_page":10,"current_page":1,"last_page":1,"data":[{"id":930,"request_id":813,"shop_id":8,"shopname":"Example Golden Pantry","pro_id":1046,"sku_id":104601,"title":"Wildflower honey in stoneware pot, 500 g","image":"/uploads/products/1046/front.webp","spec":"250 g","price":"3.95","num":300,"goods_amount":"1185.00","freight":"38.00","tax":"47.40","total":"1270.40","currency":"USDT","delivery_days":21,"note":"Our honey pots without the honey: the same glaze, 250 ml. A sample can leave tomorrow.","status":"open","order_no":"","valid_until":1796359386,"createtime":1795149786,"updatetime":1795149786,"can":{"accept":true,"decline":true,"change":false,"withdraw":false},"store":{"id":8,"shopname":"Example Golden Pantry","logo":"/uploads/shops/8.webp","city":"Orchard End","description":"Pantry goods with a name and a date on every lid.","status":"open","sell_count":20185,"pro_count":3,"reputation":4415,"credit_score":4.8,"verified":1,"rating":4.6,"comment_count":33,"answers_within_hours":22,"trade_amount":"123634.00","currency":"USDT","is_follow":0,"follow_count":630,"createtime":1617235200}},{"id":929,"request_id":813,"shop_id":1,"shopname":"Example Harbour Trading","pro_id":1003,"sku_id":100301,"title":"Stoneware teapot with lift-out strainer","image":"/uploads/products/1003/front.webp","spec":"Raspberry, 600 ml","price":"4.10","num":320,"goods_amount":"1312.00","freight":"0.00","tax":"65.60","total":"1377.60","currency":"USDT","delivery_days":12,"note":"Stackable, oven-safe glaze, twenty more for breakage.","status":"open","order_no":"","valid_until":1796333466,"createtime":1795123866,"updatetime":1795123866,"can":{"accept":true,"decline":true,"change":false,"withdraw":false},"store":{"id":1,"shopname":"Example Harbour Trading","logo":"/uploads/shops/1.webp","city":"Port Example","description":"Homeware from small potteries, forges and workshops on the coast.","status":"open","sell_count":14899,"pro_count":9,"reputation":4820,"credit_score":4.8,"verified":1,"rating":4.4,"comment_count":119,"answers_within_hours":3,"trade_amount":"270562.00","currency":"USDT","is_follow":0,"follow_count":688,"createtime":1640995200}}]},
    {"total":0,"per_page":10,"current_page":1,"last_page":1,"data":[]},
  ],
  Recharge: [
    {"id":913,"order_no":"R2026100913","coin":"USDT","network":"TRC20","network_name":"Tron (TRC20)","address":"TExample9ZcW4uQn2hVr7sKpB1mYd5fJgL","memo":"","qr":"TExample9ZcW4uQn2hVr7sKpB1mYd5fJgL","uri":"","warnings":["Crypto transfers cannot be reversed. Wrong network or address means the money is lost.","Send USDT over Tron (TRC20) only."],"amount":"100.000000","amount_received":"0.000000","credit_money":"0.000000","currency":"USDT","rate":"1","txid":"","explorer_url":"","image":"","status":"created","reason":"","proofs_left":3,"confirmations":0,"confirmations_required":20,"expires_at":1795182906,"createtime":1795175706,"updatetime":1795175706},
    {"id":912,"order_no":"R2026100912","coin":"USDT","network":"TRC20","network_name":"Tron (TRC20)","address":"TExample9ZcW4uQn2hVr7sKpB1mYd5fJgL","memo":"","qr":"TExample9ZcW4uQn2hVr7sKpB1mYd5fJgL","uri":"","warnings":["Crypto transfers cannot be reversed. Wrong network or address means the money is lost.","Send USDT over Tron (TRC20) only."],"amount":"80.000000","amount_received":"0.000000","credit_money":"0.000000","currency":"USDT","rate":"1","txid":"9c1f60d2a7b84e35c0d1f2a39b7e4856d0c3b1a2f4e59687c8d7e6f5a4b30912","explorer_url":"https://explorer.example/tx/9c1f60d2a7b84e35c0d1f2a39b7e4856d0c3b1a2f4e59687c8d7e6f5a4b30912","image":"","status":"confirming","reason":"","proofs_left":2,"confirmations":7,"confirmations_required":20,"expires_at":1795164906,"createtime":1795157706,"updatetime":1795161306},
    {"id":911,"order_no":"R2026100911","coin":"USDT","network":"TRC20","network_name":"Tron (TRC20)","address":"TExample9ZcW4uQn2hVr7sKpB1mYd5fJgL","memo":"","qr":"TExample9ZcW4uQn2hVr7sKpB1mYd5fJgL","uri":"","warnings":["Crypto transfers cannot be reversed. Wrong network or address means the money is lost.","Send USDT over Tron (TRC20) only."],"amount":"250.000000","amount_received":"250.000000","credit_money":"250.000000","currency":"USDT","rate":"1","txid":"9c1f60d2a7b84e35c0d1f2a39b7e4856d0c3b1a2f4e59687c8d7e6f5a4b30911","explorer_url":"https://explorer.example/tx/9c1f60d2a7b84e35c0d1f2a39b7e4856d0c3b1a2f4e59687c8d7e6f5a4b30911","image":"","status":"credited","reason":"","proofs_left":2,"confirmations":20,"confirmations_required":20,"expires_at":1794992106,"createtime":1794984906,"updatetime":1794988506},
    {"id":910,"order_no":"R2026100910","coin":"USDT","network":"TRC20","network_name":"Tron (TRC20)","address":"TExample9ZcW4uQn2hVr7sKpB1mYd5fJgL","memo":"","qr":"TExample9ZcW4uQn2hVr7sKpB1mYd5fJgL","uri":"","warnings":["Crypto transfers cannot be reversed. Wrong network or address means the money is lost.","Send USDT over Tron (TRC20) only."],"amount":"1000.000000","amount_received":"0.000000","credit_money":"0.000000","currency":"USDT","rate":"1","txid":"9c1f60d2a7b84e35c0d1f2a39b7e4856d0c3b1a2f4e59687c8d7e6f5a4b30910","explorer_url":"https://explorer.example/tx/9c1f60d2a7b84e35c0d1f2a39b7e4856d0c3b1a2f4e59687c8d7e6f5a4b30910","image":"","status":"rejected","reason":"No transfer with this transaction id arrived.","proofs_left":2,"confirmations":0,"confirmations_required":20,"expires_at":1794387306,"createtime":1794380106,"updatetime":1794383706},
    {"id":908,"order_no":"R2026100908","coin":"USDT","network":"TRC20","network_name":"Tron (TRC20)","address":"TExample9ZcW4uQn2hVr7sKpB1mYd5fJgL","memo":"","qr":"TExample9ZcW4uQn2hVr7sKpB1mYd5fJgL","uri":"","warnings":["Crypto transfers cannot be reversed. Wrong network or address means the money is lost.","Send USDT over Tron (TRC20) only."],"amount":"60.000000","amount_received":"0.000000","credit_money":"0.000000","currency":"USDT","rate":"1","txid":"","explorer_url":"","image":"","status":"expired","reason":"","proofs_left":3,"confirmations":0,"confirmations_required":20,"expires_at":1793177706,"createtime":1793170506,"updatetime":1793174106},
    {"id":913,"order_no":"R2026100913","coin":"USDT","network":"TRC20","network_name":"Tron (TRC20)","address":"TExample9ZcW4uQn2hVr7sKpB1mYd5fJgL","memo":"","qr":"TExample9ZcW4uQn2hVr7sKpB1mYd5fJgL","uri":"","warnings":["Crypto transfers cannot be reversed. Wrong network or address means the money is lost.","Send USDT over Tron (TRC20) only."],"amount":"100.000000","amount_received":"0.000000","credit_money":"0.000000","currency":"USDT","rate":"1","txid":"9c1f60d2a7b84e35c0d1f2a39b7e4856d0c3b1a2f4e59687c8d7e6f5a4b30913","explorer_url":"https://explorer.example/tx/9c1f60d2a7b84e35c0d1f2a39b7e4856d0c3b1a2f4e59687c8d7e6f5a4b30913","image":"","status":"submitted","reason":"","proofs_left":2,"confirmations":0,"confirmations_required":20,"expires_at":1795182906,"createtime":1795175706,"updatetime":1795175706},
  ],
  RechargeInput: [
    {"coin":"USDT","network":"TRC20","amount":"100.000000"},
  ],
  RechargeMethod: [
    {"coin":"USDT","network":"TRC20","network_name":"Tron (TRC20)","decimals":6,"memo":"none","min_amount":"10.000000","max_amount":"50000.000000","rate":"1.00","confirmations":20,"enabled":true,"notice":"","address_hint":"34 characters, begins with T"},
    {"coin":"USDT","network":"ERC20","network_name":"Ethereum (ERC20)","decimals":6,"memo":"none","min_amount":"50.000000","max_amount":"50000.000000","rate":"1.00","confirmations":12,"enabled":true,"notice":"","address_hint":"42 characters, begins with 0x"},
    {"coin":"USDT","network":"Polygon","network_name":"Polygon","decimals":6,"memo":"none","min_amount":"10.000000","max_amount":"50000.000000","rate":"1.00","confirmations":64,"enabled":false,"notice":"This network is paused for maintenance.","address_hint":"42 characters, begins with 0x"},
    {"coin":"BTC","network":"Bitcoin","network_name":"Bitcoin","decimals":8,"memo":"none","min_amount":"0.00020000","max_amount":"2.00000000","rate":"91250.00","confirmations":2,"enabled":true,"notice":"","address_hint":"begins with bc1, 1 or 3"},
    {"coin":"ETH","network":"ERC20","network_name":"Ethereum (ERC20)","decimals":18,"memo":"none","min_amount":"0.005000000000000000","max_amount":"20.000000000000000000","rate":"3120.00","confirmations":12,"enabled":true,"notice":"","address_hint":"42 characters, begins with 0x"},
  ],
  RechargeMethods: [
    {"methods":[{"coin":"USDT","network":"TRC20","network_name":"Tron (TRC20)","decimals":6,"memo":"none","min_amount":"10.000000","max_amount":"50000.000000","rate":"1.00","confirmations":20,"enabled":true,"notice":"","address_hint":"34 characters, begins with T"},{"coin":"USDT","network":"ERC20","network_name":"Ethereum (ERC20)","decimals":6,"memo":"none","min_amount":"50.000000","max_amount":"50000.000000","rate":"1.00","confirmations":12,"enabled":true,"notice":"","address_hint":"42 characters, begins with 0x"},{"coin":"USDT","network":"Polygon","network_name":"Polygon","decimals":6,"memo":"none","min_amount":"10.000000","max_amount":"50000.000000","rate":"1.00","confirmations":64,"enabled":false,"notice":"This network is paused for maintenance.","address_hint":"42 characters, begins with 0x"},{"coin":"BTC","network":"Bitcoin","network_name":"Bitcoin","decimals":8,"memo":"none","min_amount":"0.00020000","max_amount":"2.00000000","rate":"91250.00","confirmations":2,"enabled":true,"notice":"","address_hint":"begins with bc1, 1 or 3"},{"coin":"ETH","network":"ERC20","network_name":"Ethereum (ERC20)","decimals":18,"memo":"none","min_amount":"0.005000000000000000","max_amount":"20.000000000000000000","rate":"3120.00","confirmations":12,"enabled":true,"notice":"","address_hint":"42 characters, begins with 0x"}],"currency":"USDT","notice":"Fill in the amount you really sent, otherwise the review may fail. What arrives is what is credited."},
    {"methods":[],"currency":"USDT","notice":""},
  ],
  RechargePage: [
    {"total":2,"per_page":10,"current_page":1,"last_page":1,"data":[{"id":912,"order_no":"R2026100912","coin":"USDT","network":"TRC20","network_name":"Tron (TRC20)","address":"TExample9ZcW4uQn2hVr7sKpB1mYd5fJgL","memo":"","qr":"TExample9ZcW4uQn2hVr7sKpB1mYd5fJgL","uri":"","warnings":["Crypto transfers cannot be reversed. Wrong network or address means the money is lost.","Send USDT over Tron (TRC20) only."],"amount":"80.000000","amount_received":"0.000000","credit_money":"0.000000","currency":"USDT","rate":"1","txid":"9c1f60d2a7b84e35c0d1f2a39b7e4856d0c3b1a2f4e59687c8d7e6f5a4b30912","explorer_url":"https://explorer.example/tx/9c1f60d2a7b84e35c0d1f2a39b7e4856d0c3b1a2f4e59687c8d7e6f5a4b30912","image":"","status":"confirming","reason":"","proofs_left":2,"confirmations":7,"confirmations_required":20,"expires_at":1795164906,"createtime":1795157706,"updatetime":1795161306},{"id":911,"order_no":"R2026100911","coin":"USDT","network":"TRC20","network_name":"Tron (TRC20)","address":"TExample9ZcW4uQn2hVr7sKpB1mYd5fJgL","memo":"","qr":"TExample9ZcW4uQn2hVr7sKpB1mYd5fJgL","uri":"","warnings":["Crypto transfers cannot be reversed. Wrong network or address means the money is lost.","Send USDT over Tron (TRC20) only."],"amount":"250.000000","amount_received":"250.000000","credit_money":"250.000000","currency":"USDT","rate":"1","txid":"9c1f60d2a7b84e35c0d1f2a39b7e4856d0c3b1a2f4e59687c8d7e6f5a4b30911","explorer_url":"https://explorer.example/tx/9c1f60d2a7b84e35c0d1f2a39b7e4856d0c3b1a2f4e59687c8d7e6f5a4b30911","image":"","status":"credited","reason":"","proofs_left":2,"confirmations":20,"confirmations_required":20,"expires_at":1794992106,"createtime":1794984906,"updatetime":1794988506}]},
    {"total":0,"per_page":10,"current_page":1,"last_page":1,"data":[]},
  ],
  RechargeProof: [
    {"id":1003,"amount":"12.50","txid":"Example txid","image":"kyc:4f9c2a17"},
  ],
  Ref: [
    {"type":"pay","id":0,"no":"P2026112000371"},
    {"type":"withdrawal","id":411,"no":""},
    {"type":"recharge","id":911,"no":""},
    {"type":"application","id":41,"no":""},
    {"type":"order","id":0,"no":"O2026111600471"},
    {"type":"pay","id":0,"no":"P2026111900340"},
  ],
  Review: [
    {"id":100300,"pro_id":1003,"username_masked":"j***y","avatar":"","star":5,"level":"good","content":"Exactly the tone in the picture and heavier than I expected. We ordered eight more for the café.","language":"en","images":["/uploads/products/1003/close-up.webp"],"spec":"Raspberry, 600 ml","reply":"Thank you, we passed this on to the workshop.","createtime":1794761706},
    {"id":100303,"pro_id":1003,"username_masked":"h***t","avatar":"","star":3,"level":"mid","content":"Nice, but a shade darker than on my screen.","language":"en","images":[],"spec":"Sea, 900 ml","reply":"","createtime":1793206506},
    {"id":100305,"pro_id":1003,"username_masked":"n***e","avatar":"","star":2,"level":"negative","content":"Arrived after nine days and one corner was chipped. The store sent another, so two stars.","language":"en","images":["/uploads/products/1003/group.webp"],"spec":"Raspberry, 600 ml","reply":"Sorry for the trouble. A replacement left today.","createtime":1792169706},
    {"id":100300,"pro_id":1003,"username_masked":"j***y","avatar":"","star":5,"level":"good","content":"Exactly the tone in the picture and heavier than I expected. We ordered eight more for the café.","language":"en","images":["/uploads/products/1003/close-up.webp"],"spec":"Raspberry, 600 ml","reply":"","createtime":1794761706},
    {"id":100301,"pro_id":1003,"username_masked":"a***n","avatar":"","star":5,"level":"good","content":"Well packed, not a scratch. Looks twice the price.","language":"en","images":[],"spec":"Raspberry, 900 ml","reply":"","createtime":1794243306},
    {"id":100302,"pro_id":1003,"username_masked":"r***i","avatar":"","star":4,"level":"good","content":"Very good, only the carton was dented. The piece itself was fine.","language":"en","images":["/uploads/products/1003/close-up.webp"],"spec":"Sea, 600 ml","reply":"Thank you, we passed this on to the workshop.","createtime":1793724906},
  ],
  ReviewCounts: [
    {"all":14,"image":3,"good":12,"mid":1,"negative":1},
    {"all":0,"image":0,"good":0,"mid":0,"negative":0},
  ],
  ReviewInput: [
    {"order_goods_id":1003,"star":5,"content":"Exactly the tone in the picture and heavier than I expected. We ordered eight more for the café.","images":["/uploads/products/1003/close-up.webp"]},
  ],
  ReviewPage: [
    {"total":2,"per_page":10,"current_page":1,"last_page":1,"data":[{"id":100300,"pro_id":1003,"username_masked":"j***y","avatar":"","star":5,"level":"good","content":"Exactly the tone in the picture and heavier than I expected. We ordered eight more for the café.","language":"en","images":["/uploads/products/1003/close-up.webp"],"spec":"Raspberry, 600 ml","reply":"","createtime":1794761706},{"id":100301,"pro_id":1003,"username_masked":"a***n","avatar":"","star":5,"level":"good","content":"Well packed, not a scratch. Looks twice the price.","language":"en","images":[],"spec":"Raspberry, 900 ml","reply":"","createtime":1794243306}],"counts":{"all":14,"image":3,"good":12,"mid":1,"negative":1},"good_rate":86},
    {"total":0,"per_page":10,"current_page":1,"last_page":1,"data":[],"counts":{"all":0,"image":0,"good":0,"mid":0,"negative":0},"good_rate":null},
  ],
  SavedLine: [
    {"id":1003,"shop_id":1,"sku_id":100301,"spec":"Raspberry, 600 ml","num":2,"updatetime":1795172106,"shopname":"Example Harbour Trading","title":"Stoneware teapot with lift-out strainer","image":"/uploads/products/1003/front.webp","price":"14.20","currency":"USDT"},
    {"id":1048,"shop_id":8,"sku_id":104801,"spec":"Whole bean, 250 g","num":3,"updatetime":1795172106,"shopname":"Example Golden Pantry","title":"House-blend coffee, whole bean, medium roast, 1 kg","image":"/uploads/products/1048/front.webp","price":"11.20","currency":"USDT"},
  ],
  SavedMemberLists: [
    {"version":8},
  ],
  SavedProduct: [
    {"id":1010,"updatetime":1795089306,"shop_id":2,"shopname":"Example North Textiles","title":"Organic cotton T-shirt with chest stripe, 180 g/m²","image":"/uploads/products/1010/front.webp","price":"5.90","from_price":"4.90","market_price":"7.40","currency":"USDT"},
  ],
  SavedTier: [
    {"min_num":2,"price":"12.50"},
  ],
  SentOffer: [
    {"id":929,"request_id":813,"shop_id":1,"shopname":"Example Harbour Trading","pro_id":1003,"sku_id":100301,"title":"Stoneware teapot with lift-out strainer","image":"/uploads/products/1003/front.webp","spec":"Raspberry, 600 ml","price":"4.10","num":320,"goods_amount":"1312.00","freight":"0.00","tax":"65.60","total":"1377.60","currency":"USDT","delivery_days":12,"note":"Stackable, oven-safe glaze, twenty more for breakage.","status":"open","order_no":"","valid_until":1796333466,"createtime":1795123866,"updatetime":1795123866,"can":{"accept":false,"decline":false,"change":true,"withdraw":true},"request":{"id":813,"title":"Stoneware cups for a café, 250 ml","content":"Plain glaze, stackable, dishwasher safe. Two shades are fine.","category_id":12,"num":300,"unit":"pieces","target_price":"4.20","currency":"USDT","country":"Exampleland","images":["/uploads/products/1003/front.webp"],"status":"open","quote_count":2,"username_masked":"m***a","is_own":0,"createtime":1795089306,"expires_at":1797681306}},
    {"id":928,"request_id":801,"shop_id":1,"shopname":"Example Harbour Trading","pro_id":1009,"sku_id":100901,"title":"Hand-woven willow basket with handle","image":"/uploads/products/1009/front.webp","spec":"Small 28 cm","price":"8.20","num":60,"goods_amount":"492.00","freight":"22.00","tax":"24.60","total":"538.60","currency":"USDT","delivery_days":9,"note":"","status":"declined","order_no":"","valid_until":1794657306,"createtime":1793447706,"updatetime":1793447706,"can":{"accept":false,"decline":false,"change":false,"withdraw":false},"request":{"id":801,"title":"Willow baskets with handle","content":"About 30 cm across, natural, for fruit displays.","category_id":13,"num":60,"unit":"pieces","target_price":"7.50","currency":"USDT","country":"Exampleland","images":["/uploads/products/1009/front.webp"],"status":"closed","quote_count":1,"username_masked":"m***a","is_own":0,"createtime":1793102106,"expires_at":1795694106}},
    {"id":929,"request_id":813,"shop_id":1,"shopname":"Example Harbour Trading","pro_id":1003,"sku_id":100301,"title":"Stoneware teapot with lift-out strainer","image":"/uploads/products/1003/front.webp","spec":"Raspberry, 600 ml","price":"4.10","num":320,"goods_amount":"1312.00","freight":"0.00","tax":"65.60","total":"1377.60","currency":"USDT","delivery_days":12,"note":"Stackable, oven-safe glaze, twenty more for breakage.","status":"withdrawn","order_no":"","valid_until":1796333466,"createtime":1795123866,"updatetime":1795175706,"can":{"accept":false,"decline":false,"change":true,"withdraw":false},"request":{"id":813,"title":"Stoneware cups for a café, 250 ml","content":"Plain glaze, stackable, dishwasher safe. Two shades are fine.","category_id":12,"num":300,"unit":"pieces","target_price":"4.20","currency":"USDT","country":"Exampleland","images":["/uploads/products/1003/front.webp"],"status":"open","quote_count":2,"username_masked":"m***a","is_own":0,"createtime":1795089306,"expires_at":1797681306}},
    {"id":929,"request_id":813,"shop_id":1,"shopname":"Example Harbour Trading","pro_id":1003,"sku_id":100301,"title":"Stoneware teapot with lift-out strainer","image":"/uploads/products/1003/front.webp","spec":"Raspberry, 600 ml","price":"4.10","num":320,"goods_amount":"1312.00","freight":"0.00","tax":"65.60","total":"1377.60","currency":"USDT","delivery_days":12,"note":"Stackable, oven-safe glaze, twenty more for breakage.","status":"open","order_no":"","valid_until":1796333466,"createtime":1795123866,"updatetime":1795175706,"can":{"accept":false,"decline":false,"change":true,"withdraw":true},"request":{"id":813,"title":"Stoneware cups for a café, 250 ml","content":"Plain glaze, stackable, dishwasher safe. Two shades are fine.","category_id":12,"num":300,"unit":"pieces","target_price":"4.20","currency":"USDT","country":"Exampleland","images":["/uploads/products/1003/front.webp"],"status":"open","quote_count":2,"username_masked":"m***a","is_own":0,"createtime":1795089306,"expires_at":1797681306}},
  ],
  SentOfferPage: [
    {"total":2,"per_page":10,"current_page":1,"last_page":1,"data":[{"id":929,"request_id":813,"shop_id":1,"shopname":"Example Harbour Trading","pro_id":1003,"sku_id":100301,"title":"Stoneware teapot with lift-out strainer","image":"/uploads/products/1003/front.webp","spec":"Raspberry, 600 ml","price":"4.10","num":320,"goods_amount":"1312.00","freight":"0.00","tax":"65.60","total":"1377.60","currency":"USDT","delivery_days":12,"note":"Stackable, oven-safe glaze, twenty more for breakage.","status":"open","order_no":"","valid_until":1796333466,"createtime":1795123866,"updatetime":1795123866,"can":{"accept":false,"decline":false,"change":true,"withdraw":true},"request":{"id":813,"title":"Stoneware cups for a café, 250 ml","content":"Plain glaze, stackable, dishwasher safe. Two shades are fine.","category_id":12,"num":300,"unit":"pieces","target_price":"4.20","currency":"USDT","country":"Exampleland","images":["/uploads/products/1003/front.webp"],"status":"open","quote_count":2,"username_masked":"m***a","is_own":0,"createtime":1795089306,"expires_at":1797681306}},{"id":928,"request_id":801,"shop_id":1,"shopname":"Example Harbour Trading","pro_id":1009,"sku_id":100901,"title":"Hand-woven willow basket with handle","image":"/uploads/products/1009/front.webp","spec":"Small 28 cm","price":"8.20","num":60,"goods_amount":"492.00","freight":"22.00","tax":"24.60","total":"538.60","currency":"USDT","delivery_days":9,"note":"","status":"declined","order_no":"","valid_until":1794657306,"createtime":1793447706,"updatetime":1793447706,"can":{"accept":false,"decline":false,"change":false,"withdraw":false},"request":{"id":801,"title":"Willow baskets with handle","content":"About 30 cm across, natural, for fruit displays.","category_id":13,"num":60,"unit":"pieces","target_price":"7.50","currency":"USDT","country":"Exampleland","images":["/uploads/products/1009/front.webp"],"status":"closed","quote_count":1,"username_masked":"m***a","is_own":0,"createtime":1793102106,"expires_at":1795694106}}]},
    {"total":0,"per_page":10,"current_page":1,"last_page":1,"data":[]},
  ],
  Settlement: [
    {"order_no":"O2026111200825","gross":"338.800000","commission":"16.940000","net":"321.860000","status":"pending","available_at":1796115546},
    {"order_no":"O2026102900786","gross":"163.900000","commission":"8.195000","net":"155.705000","status":"available","available_at":1794927546},
    {"order_no":"O2026110800255","gross":"142.250000","commission":"7.112500","net":"135.137500","status":"pending","available_at":1795762746},
    {"order_no":"O2026110300799","gross":"181.820000","commission":"9.091000","net":"172.729000","status":"pending","available_at":1795323546},
    {"order_no":"O2026102600773","gross":"460.240000","commission":"23.012000","net":"437.228000","status":"available","available_at":1794603546},
    {"order_no":"O2026101800760","gross":"165.900000","commission":"8.295000","net":"157.605000","status":"available","available_at":1793919546},
  ],
  SettlementPage: [
    {"total":2,"per_page":10,"current_page":1,"last_page":1,"data":[{"order_no":"O2026111200825","gross":"338.800000","commission":"16.940000","net":"321.860000","status":"pending","available_at":1796115546},{"order_no":"O2026110800255","gross":"142.250000","commission":"7.112500","net":"135.137500","status":"pending","available_at":1795762746}],"pending":"629.726500","available":"814.729500","currency":"USDT"},
    {"total":0,"per_page":10,"current_page":1,"last_page":1,"data":[],"pending":"0.000000","available":"0.000000","currency":"USDT"},
  ],
  Shipment: [
    {"carrier":"Example Post","tracking_no":"EP111400402"},
    {"carrier":"Example Post","tracking_no":"EP111600471"},
    {"carrier":"Example Post","tracking_no":"EP110500198"},
    {"carrier":"Example Post","tracking_no":"EP204577003"},
    {"carrier":"Example Post","tracking_no":"EP111600838"},
    {"carrier":"Example Post","tracking_no":"EP111700851"},
  ],
  SignedIn: [
    {"userinfo":{"id":501,"username":"mira","nickname":"Mira Example","mobile":"","avatar":"/uploads/avatars/mira.webp","score":120,"token":"6f1c9d52-3a7e-4b0f-9d41-0c5a8e2b7f13","user_id":501,"createtime":1795175706,"expiretime":1797767706,"expires_in":2592000}},
    {"userinfo":{"id":501,"token":"6f1c9d52-3a7e-4b0f-9d41-0c5a8e2b7f13"}},
    {"userinfo":{"id":502,"username":"jonas","nickname":"jonas","mobile":"","avatar":"","score":0,"token":"c2b7e0a4-91d3-4f58-8a6e-7d10f4b95c26","user_id":502,"createtime":1795175706,"expiretime":1797767706,"expires_in":2592000}},
    {"userinfo":{"id":502,"token":"c2b7e0a4-91d3-4f58-8a6e-7d10f4b95c26"}},
  ],
  Site: [
    {"web_name":"Example Market","service_url":"mailto:support@market.example","footer_news":[{"id":1,"pid":0,"name":"Buying","weigh":100},{"id":2,"pid":0,"name":"Delivery","weigh":99},{"id":3,"pid":0,"name":"Selling","weigh":98},{"id":4,"pid":0,"name":"Company","weigh":97},{"id":101,"pid":1,"name":"How ordering works","weigh":90},{"id":102,"pid":1,"name":"Prices, shipping and taxes","weigh":89},{"id":103,"pid":1,"name":"Variants and stock","weigh":88},{"id":104,"pid":1,"name":"Reviews","weigh":87},{"id":105,"pid":1,"name":"Payment methods","weigh":86},{"id":106,"pid":1,"name":"Topping up your balance","weigh":85},{"id":107,"pid":1,"name":"Withdrawing money","weigh":84},{"id":108,"pid":1,"name":"Buyer protection","weigh":83},{"id":111,"pid":2,"name":"Shipping times","weigh":82},{"id":112,"pid":2,"name":"Returns and refunds","weigh":81},{"id":113,"pid":2,"name":"Where we deliver","weigh":80},{"id":121,"pid":3,"name":"Before you apply to sell","weigh":79},{"id":122,"pid":3,"name":"Fees and payouts","weigh":78},{"id":123,"pid":3,"name":"Product pictures that sell","weigh":77},{"id":124,"pid":3,"name":"Selling with short videos","weigh":76},{"id":125,"pid":3,"name":"Sell with us","weigh":75},{"id":131,"pid":4,"name":"About this marketplace","weigh":74},{"id":132,"pid":4,"name":"Privacy","weigh":73},{"id":133,"pid":4,"name":"Terms of use","weigh":72},{"id":134,"pid":4,"name":"Talk to us","weigh":71},{"id":135,"pid":4,"name":"Before you borrow","weigh":70}],"currency":{"code":"USDT","scale":2,"symbol":"USDT"},"banners":[{"id":1,"image":"/uploads/banners/1.webp","title":"Rooms that feel like evening","url":"/category/10"},{"id":2,"image":"/uploads/banners/2.webp","title":"Packed and away by Friday","url":"/category/23"},{"id":3,"image":"/uploads/banners/3.webp","title":"The good pantry","url":"/category/80"}],"categories":[{"id":10,"pid":0,"name":"Home & living","image":"/uploads/categories/10.webp"},{"id":11,"pid":10,"name":"Furniture & light","image":"/uploads/categories/11.webp"},{"id":12,"pid":10,"name":"Kitchen & table","image":"/uploads/categories/12.webp"},{"id":13,"pid":10,"name":"Plants & decor","image":"/uploads/categories/13.webp"},{"id":20,"pid":0,"name":"Fashion","image":"/uploads/categories/20.webp"},{"id":21,"pid":20,"name":"Clothing","image":"/uploads/categories/21.webp"},{"id":22,"pid":20,"name":"Shoes","image":"/uploads/categories/22.webp"},{"id":23,"pid":20,"name":"Bags & accessories","image":"/uploads/categories/23.webp"},{"id":30,"pid":0,"name":"Electronics","image":"/uploads/categories/30.webp"},{"id":31,"pid":30,"name":"Audio & photo","image":"/uploads/categories/31.webp"},{"id":32,"pid":30,"name":"Desk & play","image":"/uploads/categories/32.webp"},{"id":33,"pid":30,"name":"Light & time","image":"/uploads/categories/33.webp"},{"id":40,"pid":0,"name":"Tools","image":"/uploads/categories/40.webp"},{"id":41,"pid":40,"name":"Hand tools","image":"/uploads/categories/41.webp"},{"id":42,"pid":40,"name":"Workwear & fixings","image":"/uploads/categories/42.webp"},{"id":50,"pid":0,"name":"Beauty & care","image":"/uploads/categories/50.webp"},{"id":51,"pid":50,"name":"Skin & color","image":"/uploads/categories/51.webp"},{"id":52,"pid":50,"name":"Bath","image":"/uploads/categories/52.webp"},{"id":60,"pid":0,"name":"Outdoor","image":"/uploads/categories/60.webp"},{"id":61,"pid":60,"name":"Camp & trail","image":"/uploads/categories/61.webp"},{"id":62,"pid":60,"name":"Ball games & wheels","image":"/uploads/categories/62.webp"},{"id":70,"pid":0,"name":"Toys & paper","image":"/uploads/categories/70.webp"},{"id":71,"pid":70,"name":"Toys","image":"/uploads/categories/71.webp"},{"id":72,"pid":70,"name":"Writing","image":"/uploads/categories/72.webp"},{"id":80,"pid":0,"name":"Pantry","image":"/uploads/categories/80.webp"},{"id":81,"pid":80,"name":"Sweet","image":"/uploads/categories/81.webp"},{"id":82,"pid":80,"name":"Coffee & savoury","image":"/uploads/categories/82.webp"}],"daily":[{"id":1002,"shop_id":1,"shopname":"Example Harbour Trading","category_id":11,"title":"Two-seat sofa with floor lamp, removable washable covers","image":"/uploads/products/1002/front.webp","images":["/uploads/products/1002/front.webp","/uploads/products/1002/close-up.webp","/uploads/products/1002/group.webp"],"price":"264.00","from_price":"264.00","market_price":"318.00","currency":"USDT","sales":317,"stock":64,"freight_price":"28.00","tax_rate":"0.05","ship_hours":24,"min_order":1,"is_favorite":0,"comment_count":13,"good_rate":85,"rating":4.4,"flags":["recommend","daily"],"createtime":1786881306},{"id":1046,"shop_id":8,"shopname":"Example Golden Pantry","category_id":81,"title":"Wildflower honey in stoneware pot, 500 g","image":"/uploads/products/1046/front.webp","images":["/uploads/products/1046/front.webp","/uploads/products/1046/close-up.webp","/uploads/products/1046/group.webp"],"price":"6.40","from_price":"6.40","market_price":"7.90","currency":"USDT","sales":3875,"stock":1300,"freight_price":"2.10","tax_rate":"0.04","ship_hours":24,"min_order":1,"is_favorite":0,"comment_count":10,"good_rate":90,"rating":4.6,"flags":["hot","recommend","month","daily"],"createtime":1789127706},{"id":1019,"shop_id":6,"shopname":"Example Trailhead Outdoor","category_id":23,"title":"Day backpack 22 l with padded laptop sleeve","image":"/uploads/products/1019/front.webp","images":["/uploads/products/1019/front.webp","/uploads/products/1019/close-up.webp","/uploads/products/1019/group.webp"],"price":"21.70","market_price":"26.50","currency":"USDT","sales":2675,"stock":580,"freight_price":"2.80","tax_rate":"0.08","ship_hours":24,"min_order":1,"is_favorite":0,"comment_count":14,"good_rate":86,"rating":4.4,"flags":["hot","recommend","daily"],"createtime":1783943706},{"id":1048,"shop_id":8,"shopname":"Example Golden Pantry","category_id":82,"title":"House-blend coffee, whole bean, medium roast, 1 kg","image":"/uploads/products/1048/front.webp","images":["/uploads/products/1048/front.webp","/uploads/products/1048/close-up.webp","/uploads/products/1048/group.webp"],"price":"11.20","from_price":"11.20","market_price":"13.80","currency":"USDT","sales":6890,"stock":2400,"freight_price":"2.40","tax_rate":"0.04","ship_hours":24,"min_order":1,"is_favorite":0,"comment_count":12,"good_rate":92,"rating":4.6,"flags":["hot","daily"],"createtime":1783511706},{"id":1043,"shop_id":7,"shopname":"Example Paper Kite","category_id":71,"title":"Diamond kite with tail and 50 m line","image":"/uploads/products/1043/front.webp","images":["/uploads/products/1043/front.webp","/uploads/products/1043/close-up.webp","/uploads/products/1043/group.webp"],"price":"6.90","from_price":"6.20","market_price":"8.50","currency":"USDT","sales":1490,"stock":900,"freight_price":"1.50","tax_rate":"0.06","ship_hours":24,"min_order":1,"is_favorite":0,"comment_count":12,"good_rate":92,"rating":4.6,"flags":["month","daily"],"createtime":1791028506},{"id":1038,"shop_id":6,"shopname":"Example Trailhead Outdoor","category_id":61,"title":"Ridge tent for two, 2,000 mm, 2.1 kg","image":"/uploads/products/1038/front.webp","images":["/uploads/products/1038/front.webp","/uploads/products/1038/close-up.webp","/uploads/products/1038/group.webp"],"price":"62.00","from_price":"62.00","market_price":"76.00","currency":"USDT","sales":731,"stock":150,"freight_price":"6.20","tax_rate":"0.08","ship_hours":24,"min_order":1,"is_favorite":0,"comment_count":12,"good_rate":92,"rating":4.5,"flags":["recommend","daily"],"createtime":1791633306},{"id":1006,"shop_id":1,"shopname":"Example Harbour Trading","category_id":13,"title":"Soy wax pillar candle, unscented, 40 hours","image":"/uploads/products/1006/front.webp","images":["/uploads/products/1006/front.webp","/uploads/products/1006/close-up.webp","/uploads/products/1006/group.webp"],"price":"3.40","from_price":"3.40","market_price":"4.20","currency":"USDT","sales":5120,"stock":2600,"freight_price":"1.60","tax_rate":"0.05","ship_hours":24,"min_order":1,"is_favorite":0,"comment_count":12,"good_rate":83,"rating":4.4,"flags":["daily","month"],"createtime":1760615706},{"id":1028,"shop_id":3,"shopname":"Example Bright Electronics","category_id":32,"title":"Game controller with hall-effect sticks","image":"/uploads/products/1028/front.webp","images":["/uploads/products/1028/front.webp","/uploads/products/1028/close-up.webp","/uploads/products/1028/group.webp"],"price":"19.20","from_price":"19.20","market_price":"24.00","currency":"USDT","sales":2841,"stock":680,"freight_price":"1.90","tax_rate":"0.10","ship_hours":24,"min_order":1,"is_favorite":0,"comment_count":13,"good_rate":85,"rating":4.4,"flags":["month","daily"],"createtime":1790250906}],"recommend":[{"id":1002,"shop_id":1,"shopname":"Example Harbour Trading","category_id":11,"title":"Two-seat sofa with floor lamp, removable washable covers","image":"/uploads/products/1002/front.webp","images":["/uploads/products/1002/front.webp","/uploads/products/1002/close-up.webp","/uploads/products/1002/group.webp"],"price":"264.00","from_price":"264.00","market_price":"318.00","currency":"USDT","sales":317,"stock":64,"freight_price":"28.00","tax_rate":"0.05","ship_hours":24,"min_order":1,"is_favorite":0,"comment_count":13,"good_rate":85,"rating":4.4,"flags":["recommend","daily"],"createtime":1786881306},{"id":1024,"shop_id":3,"shopname":"Example Bright Electronics","category_id":31,"title":"USB condenser microphone with table stand","image":"/uploads/products/1024/front.webp","images":["/uploads/products/1024/front.webp","/uploads/products/1024/close-up.webp","/uploads/products/1024/group.webp"],"price":"33.40","market_price":"41.00","currency":"USDT","sales":815,"stock":240,"freight_price":"3.80","tax_rate":"0.10","ship_hours":24,"min_order":1,"is_favorite":0,"comment_count":14,"good_rate":86,"rating":4.4,"flags":["recommend"],"createtime":1791892506},{"id":1046,"shop_id":8,"shopname":"Example Golden Pantry","category_id":81,"title":"Wildflower honey in stoneware pot, 500 g","image":"/uploads/products/1046/front.webp","images":["/uploads/products/1046/front.webp","/uploads/products/1046/close-up.webp","/uploads/products/1046/group.webp"],"price":"6.40","from_price":"6.40","market_price":"7.90","currency":"USDT","sales":3875,"stock":1300,"freight_price":"2.10","tax_rate":"0.04","ship_hours":24,"min_order":1,"is_favorite":0,"comment_count":10,"good_rate":90,"rating":4.6,"flags":["hot","recommend","month","daily"],"createtime":1789127706},{"id":1019,"shop_id":6,"shopname":"Example Trailhead Outdoor","category_id":23,"title":"Day backpack 22 l with padded laptop sleeve","image":"/uploads/products/1019/front.webp","images":["/uploads/products/1019/front.webp","/uploads/products/1019/close-up.webp","/uploads/products/1019/group.webp"],"price":"21.70","market_price":"26.50","currency":"USDT","sales":2675,"stock":580,"freight_price":"2.80","tax_rate":"0.08","ship_hours":24,"min_order":1,"is_favorite":0,"comment_count":14,"good_rate":86,"rating":4.4,"flags":["hot","recommend","daily"],"createtime":1783943706},{"id":1036,"shop_id":5,"shopname":"Example Meadow Care","category_id":51,"title":"Satin lipstick with shea butter, 4 g","image":"/uploads/products/1036/front.webp","images":["/uploads/products/1036/front.webp","/uploads/products/1036/close-up.webp","/uploads/products/1036/group.webp"],"price":"3.80","market_price":"5.10","currency":"USDT","sales":5240,"stock":2100,"freight_price":"0.70","tax_rate":"0.06","ship_hours":24,"min_order":1,"is_favorite":0,"comment_count":10,"good_rate":90,"rating":4.6,"flags":["recommend","hot"],"createtime":1788263706},{"id":1016,"shop_id":2,"shopname":"Example North Textiles","category_id":22,"title":"Lightweight running shoe with foam midsole","image":"/uploads/products/1016/front.webp","images":["/uploads/products/1016/front.webp","/uploads/products/1016/close-up.webp","/uploads/products/1016/group.webp"],"price":"24.50","market_price":"31.00","currency":"USDT","sales":3018,"stock":1250,"freight_price":"3.10","tax_rate":"0.08","ship_hours":24,"min_order":1,"is_favorite":0,"comment_count":11,"good_rate":82,"rating":4.3,"flags":["hot","recommend"],"createtime":1785498906},{"id":1038,"shop_id":6,"shopname":"Example Trailhead Outdoor","category_id":61,"title":"Ridge tent for two, 2,000 mm, 2.1 kg","image":"/uploads/products/1038/front.webp","images":["/uploads/products/1038/front.webp","/uploads/products/1038/close-up.webp","/uploads/products/1038/group.webp"],"price":"62.00","from_price":"62.00","market_price":"76.00","currency":"USDT","sales":731,"stock":150,"freight_price":"6.20","tax_rate":"0.08","ship_hours":24,"min_order":1,"is_favorite":0,"comment_count":12,"good_rate":92,"rating":4.5,"flags":["recommend","daily"],"createtime":1791633306},{"id":1033,"shop_id":4,"shopname":"Example Iron Lane Tools","category_id":42,"title":"High-visibility vest, class 2, with pockets","image":"/uploads/products/1033/front.webp","images":["/uploads/products/1033/front.webp","/uploads/products/1033/close-up.webp","/uploads/products/1033/group.webp"],"price":"2.70","from_price":"2.70","market_price":"3.60","currency":"USDT","sales":7710,"stock":5200,"freight_price":"0.00","tax_rate":"0.10","ship_hours":24,"min_order":1,"is_favorite":0,"comment_count":12,"good_rate":92,"rating":4.6,"flags":["month","recommend"],"createtime":1770983706},{"id":1023,"shop_id":3,"shopname":"Example Bright Electronics","category_id":31,"title":"Over-ear wireless headphones, 40 h battery","image":"/uploads/products/1023/front.webp","images":["/uploads/products/1023/front.webp","/uploads/products/1023/close-up.webp","/uploads/products/1023/group.webp"],"price":"29.90","from_price":"29.90","market_price":"37.00","currency":"USDT","sales":4302,"stock":720,"freight_price":"2.60","tax_rate":"0.10","ship_hours":24,"min_order":1,"is_favorite":0,"comment_count":13,"good_rate":85,"rating":4.4,"flags":["hot","recommend","month","daily"],"createtime":1787399706},{"id":1040,"shop_id":6,"shopname":"Example Trailhead Outdoor","category_id":62,"title":"City bicycle, 7 gears, steel frame, mudguards","image":"/uploads/products/1040/front.webp","images":["/uploads/products/1040/front.webp","/uploads/products/1040/close-up.webp","/uploads/products/1040/group.webp"],"price":"189.00","market_price":"228.00","currency":"USDT","sales":288,"stock":72,"freight_price":"24.00","tax_rate":"0.08","ship_hours":24,"min_order":1,"is_favorite":0,"comment_count":9,"good_rate":89,"rating":4.4,"flags":["daily","recommend"],"createtime":1793102106}],"hot":[{"id":1029,"shop_id":3,"shopname":"Example Bright Electronics","category_id":33,"title":"LED filament bulb E27, 8 W, warm 2700 K","image":"/uploads/products/1029/front.webp","images":["/uploads/products/1029/front.webp","/uploads/products/1029/close-up.webp","/uploads/products/1029/group.webp"],"price":"1.90","from_price":"1.90","market_price":"2.60","currency":"USDT","sales":18400,"stock":12000,"freight_price":"0.00","tax_rate":"0.10","ship_hours":24,"min_order":1,"is_favorite":0,"comment_count":14,"good_rate":86,"rating":4.4,"flags":["hot","month"],"createtime":1751975706},{"id":1014,"shop_id":2,"shopname":"Example North Textiles","category_id":21,"title":"Combed cotton socks, reinforced heel and toe","image":"/uploads/products/1014/front.webp","images":["/uploads/products/1014/front.webp","/uploads/products/1014/close-up.webp","/uploads/products/1014/group.webp"],"price":"1.35","from_price":"1.35","market_price":"1.80","currency":"USDT","sales":15230,"stock":9800,"freight_price":"0.00","tax_rate":"0.08","ship_hours":24,"min_order":1,"is_favorite":0,"comment_count":14,"good_rate":86,"rating":4.4,"flags":["hot","month"],"createtime":1759751706},{"id":1010,"shop_id":2,"shopname":"Example North Textiles","category_id":21,"title":"Organic cotton T-shirt with chest stripe, 180 g/m²","image":"/uploads/products/1010/front.webp","images":["/uploads/products/1010/front.webp","/uploads/products/1010/close-up.webp","/uploads/products/1010/group.webp"],"price":"5.90","from_price":"4.90","market_price":"7.40","currency":"USDT","sales":8421,"stock":4200,"freight_price":"1.20","tax_rate":"0.08","ship_hours":24,"min_order":1,"is_favorite":0,"comment_count":10,"good_rate":80,"rating":4.2,"flags":["hot","month","recommend","daily"],"createtime":1763639706},{"id":1045,"shop_id":7,"shopname":"Example Paper Kite","category_id":72,"title":"Hardcover notebook A5, dotted, 192 pages","image":"/uploads/products/1045/front.webp","images":["/uploads/products/1045/front.webp","/uploads/products/1045/close-up.webp","/uploads/products/1045/group.webp"],"price":"3.20","from_price":"3.20","market_price":"4.10","currency":"USDT","sales":7350,"stock":4100,"freight_price":"0.00","tax_rate":"0.06","ship_hours":24,"min_order":1,"is_favorite":0,"comment_count":9,"good_rate":89,"rating":4.6,"flags":["hot","month"],"createtime":1768823706},{"id":1048,"shop_id":8,"shopname":"Example Golden Pantry","category_id":82,"title":"House-blend coffee, whole bean, medium roast, 1 kg","image":"/uploads/products/1048/front.webp","images":["/uploads/products/1048/front.webp","/uploads/products/1048/close-up.webp","/uploads/products/1048/group.webp"],"price":"11.20","from_price":"11.20","market_price":"13.80","currency":"USDT","sales":6890,"stock":2400,"freight_price":"2.40","tax_rate":"0.04","ship_hours":24,"min_order":1,"is_favorite":0,"comment_count":12,"good_rate":92,"rating":4.6,"flags":["hot","daily"],"createtime":1783511706},{"id":1027,"shop_id":3,"shopname":"Example Bright Electronics","category_id":32,"title":"Silent wireless mouse, rechargeable","image":"/uploads/products/1027/front.webp","images":["/uploads/products/1027/front.webp","/uploads/products/1027/close-up.webp","/uploads/products/1027/group.webp"],"price":"7.30","market_price":"9.20","currency":"USDT","sales":6120,"stock":3100,"freight_price":"1.30","tax_rate":"0.10","ship_hours":24,"min_order":1,"is_favorite":0,"comment_count":12,"good_rate":83,"rating":4.3,"flags":["hot"],"createtime":1772711706},{"id":1036,"shop_id":5,"shopname":"Example Meadow Care","category_id":51,"title":"Satin lipstick with shea butter, 4 g","image":"/uploads/products/1036/front.webp","images":["/uploads/products/1036/front.webp","/uploads/products/1036/close-up.webp","/uploads/products/1036/group.webp"],"price":"3.80","market_price":"5.10","currency":"USDT","sales":5240,"stock":2100,"freight_price":"0.70","tax_rate":"0.06","ship_hours":24,"min_order":1,"is_favorite":0,"comment_count":10,"good_rate":90,"rating":4.6,"flags":["recommend","hot"],"createtime":1788263706},{"id":1023,"shop_id":3,"shopname":"Example Bright Electronics","category_id":31,"title":"Over-ear wireless headphones, 40 h battery","image":"/uploads/products/1023/front.webp","images":["/uploads/products/1023/front.webp","/uploads/products/1023/close-up.webp","/uploads/products/1023/group.webp"],"price":"29.90","from_price":"29.90","market_price":"37.00","currency":"USDT","sales":4302,"stock":720,"freight_price":"2.60","tax_rate":"0.10","ship_hours":24,"min_order":1,"is_favorite":0,"comment_count":13,"good_rate":85,"rating":4.4,"flags":["hot","recommend","month","daily"],"createtime":1787399706}],"month":[{"id":1029,"shop_id":3,"shopname":"Example Bright Electronics","category_id":33,"title":"LED filament bulb E27, 8 W, warm 2700 K","image":"/uploads/products/1029/front.webp","images":["/uploads/products/1029/front.webp","/uploads/products/1029/close-up.webp","/uploads/products/1029/group.webp"],"price":"1.90","from_price":"1.90","market_price":"2.60","currency":"USDT","sales":18400,"stock":12000,"freight_price":"0.00","tax_rate":"0.10","ship_hours":24,"min_order":1,"is_favorite":0,"comment_count":14,"good_rate":86,"rating":4.4,"flags":["hot","month"],"createtime":1751975706},{"id":1014,"shop_id":2,"shopname":"Example North Textiles","category_id":21,"title":"Combed cotton socks, reinforced heel and toe","image":"/uploads/products/1014/front.webp","images":["/uploads/products/1014/front.webp","/uploads/products/1014/close-up.webp","/uploads/products/1014/group.webp"],"price":"1.35","from_price":"1.35","market_price":"1.80","currency":"USDT","sales":15230,"stock":9800,"freight_price":"0.00","tax_rate":"0.08","ship_hours":24,"min_order":1,"is_favorite":0,"comment_count":14,"good_rate":86,"rating":4.4,"flags":["hot","month"],"createtime":1759751706},{"id":1047,"shop_id":8,"shopname":"Example Golden Pantry","category_id":81,"title":"Dark chocolate 70 %, bean to bar, 100 g","image":"/uploads/products/1047/front.webp","images":["/uploads/products/1047/front.webp","/uploads/products/1047/close-up.webp","/uploads/products/1047/group.webp"],"price":"2.30","market_price":"3.00","currency":"USDT","sales":9420,"stock":5600,"freight_price":"1.00","tax_rate":"0.04","ship_hours":24,"min_order":1,"is_favorite":0,"comment_count":11,"good_rate":91,"rating":4.5,"flags":["month","recommend"],"createtime":1779191706},{"id":1010,"shop_id":2,"shopname":"Example North Textiles","category_id":21,"title":"Organic cotton T-shirt with chest stripe, 180 g/m²","image":"/uploads/products/1010/front.webp","images":["/uploads/products/1010/front.webp","/uploads/products/1010/close-up.webp","/uploads/products/1010/group.webp"],"price":"5.90","from_price":"4.90","market_price":"7.40","currency":"USDT","sales":8421,"stock":4200,"freight_price":"1.20","tax_rate":"0.08","ship_hours":24,"min_order":1,"is_favorite":0,"comment_count":10,"good_rate":80,"rating":4.2,"flags":["hot","month","recommend","daily"],"createtime":1763639706},{"id":1033,"shop_id":4,"shopname":"Example Iron Lane Tools","category_id":42,"title":"High-visibility vest, class 2, with pockets","image":"/uploads/products/1033/front.webp","images":["/uploads/products/1033/front.webp","/uploads/products/1033/close-up.webp","/uploads/products/1033/group.webp"],"price":"2.70","from_price":"2.70","market_price":"3.60","currency":"USDT","sales":7710,"stock":5200,"freight_price":"0.00","tax_rate":"0.10","ship_hours":24,"min_order":1,"is_favorite":0,"comment_count":12,"good_rate":92,"rating":4.6,"flags":["month","recommend"],"createtime":1770983706},{"id":1045,"shop_id":7,"shopname":"Example Paper Kite","category_id":72,"title":"Hardcover notebook A5, dotted, 192 pages","image":"/uploads/products/1045/front.webp","images":["/uploads/products/1045/front.webp","/uploads/products/1045/close-up.webp","/uploads/products/1045/group.webp"],"price":"3.20","from_price":"3.20","market_price":"4.10","currency":"USDT","sales":7350,"stock":4100,"freight_price":"0.00","tax_rate":"0.06","ship_hours":24,"min_order":1,"is_favorite":0,"comment_count":9,"good_rate":89,"rating":4.6,"flags":["hot","month"],"createtime":1768823706},{"id":1037,"shop_id":5,"shopname":"Example Meadow Care","category_id":52,"title":"Cold-process soap bar, rose clay, 100 g","image":"/uploads/products/1037/front.webp","images":["/uploads/products/1037/front.webp","/uploads/products/1037/close-up.webp","/uploads/products/1037/group.webp"],"price":"1.80","from_price":"1.80","market_price":"2.40","currency":"USDT","sales":6630,"stock":3400,"freight_price":"0.00","tax_rate":"0.06","ship_hours":24,"min_order":1,"is_favorite":0,"comment_count":11,"good_rate":91,"rating":4.5,"flags":["month","recommend"],"createtime":1775303706},{"id":1006,"shop_id":1,"shopname":"Example Harbour Trading","category_id":13,"title":"Soy wax pillar candle, unscented, 40 hours","image":"/uploads/products/1006/front.webp","images":["/uploads/products/1006/front.webp","/uploads/products/1006/close-up.webp","/uploads/products/1006/group.webp"],"price":"3.40","from_price":"3.40","market_price":"4.20","currency":"USDT","sales":5120,"stock":2600,"freight_price":"1.60","tax_rate":"0.05","ship_hours":24,"min_order":1,"is_favorite":0,"comment_count":12,"good_rate":83,"rating":4.4,"flags":["daily","month"],"createtime":1760615706}],"shops":[{"id":1,"shopname":"Example Harbour Trading","logo":"/uploads/shops/1.webp","city":"Port Example","description":"Homeware from small potteries, forges and workshops on the coast.","status":"open","sell_count":14899,"pro_count":9,"reputation":4820,"credit_score":4.8,"verified":1,"rating":4.4,"comment_count":119,"answers_within_hours":3,"trade_amount":"270562.00","currency":"USDT","is_follow":0,"follow_count":688,"createtime":1640995200},{"id":2,"shopname":"Example North Textiles","logo":"/uploads/shops/2.webp","city":"Northmill","description":"Spinners, weavers and seamstresses with one warehouse for all of it.","status":"open","sell_count":37267,"pro_count":10,"reputation":7310,"credit_score":4.9,"verified":1,"rating":4.3,"comment_count":114,"answers_within_hours":5,"trade_amount":"337262.40","currency":"USDT","is_follow":0,"follow_count":1044,"createtime":1625097600},{"id":3,"shopname":"Example Bright Electronics","logo":"/uploads/shops/3.webp","city":"Lumen City","description":"Useful electronics, tested for a week before they are listed.","status":"open","sell_count":34548,"pro_count":7,"reputation":6105,"credit_score":4.8,"verified":1,"rating":4.4,"comment_count":87,"trade_amount":"400308.00","currency":"USDT","is_follow":0,"follow_count":872,"createtime":1656633600},{"id":4,"shopname":"Example Iron Lane Tools","logo":"/uploads/shops/4.webp","city":"Forgeham","description":"Tools that can be sharpened, re-handled and repaired.","status":"open","sell_count":16684,"pro_count":5,"reputation":3940,"credit_score":4.8,"verified":1,"rating":4.6,"comment_count":55,"trade_amount":"94144.80","currency":"USDT","is_follow":0,"follow_count":562,"createtime":1648771200},{"id":5,"shopname":"Example Meadow Care","logo":"/uploads/shops/5.webp","city":"Meadowvale","description":"Soap, balm and color made in batches small enough to stir by hand.","status":"open","sell_count":15850,"pro_count":3,"reputation":2760,"credit_score":5,"verified":1,"rating":4.6,"comment_count":30,"trade_amount":"50154.00","currency":"USDT","is_follow":0,"follow_count":394,"createtime":1672531200},{"id":6,"shopname":"Example Trailhead Outdoor","logo":"/uploads/shops/6.webp","city":"Highfell","description":"Gear for weather, wheels and weekends.","status":"open","sell_count":12787,"pro_count":7,"reputation":5230,"credit_score":4.7,"verified":1,"rating":4.4,"comment_count":83,"answers_within_hours":9,"trade_amount":"290083.40","currency":"USDT","is_follow":0,"follow_count":747,"createtime":1633046400}],"pay_logos":[{"image":"/uploads/logos/vellora.webp","alt":"Vellora","verified_by":"Made up for these examples"},{"image":"/uploads/logos/quorin.webp","alt":"Quorin","verified_by":"Made up for these examples"},{"image":"/uploads/logos/tesselo.webp","alt":"Tesselo","verified_by":"Made up for these examples"},{"image":"/uploads/logos/brixora.webp","alt":"Brixora","verified_by":"Made up for these examples"}],"partner_logos":[{"image":"/uploads/logos/harrowmill.webp","alt":"Harrowmill","verified_by":"Made up for these examples"},{"image":"/uploads/logos/okkava.webp","alt":"Okkava","verified_by":"Made up for these examples"},{"image":"/uploads/logos/fernode.webp","alt":"Fernode","verified_by":"Made up for these examples"},{"image":"/uploads/logos/pallisti.webp","alt":"Pallisti","verified_by":"Made up for these examples"}],"footer_text":"Orders are settled in USDT, ETH and BTC."},
  ],
  SiteConfig: [
    {"langs":[{"code":"ar","name":"العربية","dir":"rtl"},{"code":"de","name":"Deutsch","dir":"ltr"},{"code":"en","name":"English","dir":"ltr"},{"code":"es","name":"Español","dir":"ltr"},{"code":"fr","name":"Français","dir":"ltr"},{"code":"hi","name":"हिन्दी","dir":"ltr"},{"code":"ja","name":"日本語","dir":"ltr"},{"code":"ko","name":"한국어","dir":"ltr"},{"code":"pt","name":"Português","dir":"ltr"},{"code":"ru","name":"Русский","dir":"ltr"},{"code":"tw","name":"繁體中文","dir":"ltr"},{"code":"vi","name":"Tiếng Việt","dir":"ltr"},{"code":"zh-CN","name":"简体中文","dir":"ltr"}],"currency":{"code":"USDT","scale":2,"symbol":"USDT"},"currencies":[{"code":"USDT","scale":6,"symbol":"USDT"},{"code":"BTC","scale":8,"symbol":"BTC"},{"code":"ETH","scale":18,"symbol":"ETH"}],"service_url":"mailto:support@market.example","features":{"idempotency":true,"loan":true,"social_login":false,"crypto_pay":true,"merchant":true},"limits":{"upload_max_bytes":10485760,"image_types":["image/jpeg","image/png","image/webp"],"image_max_pixels":40000000,"password_min":6,"comment_images":6},"images":{"template":"{url}?w={width}","widths":[96,160,240,320,480,640,960,1280],"prefixes":["/uploads/"]},"notices":[{"id":1,"content":"All stores and products here are examples.","url":""}]},
    {},
  ],
  SiteFeatures: [
    {"idempotency":true,"loan":true,"social_login":false,"crypto_pay":true,"merchant":true},
  ],
  SiteImages: [
    {"template":"{url}?w={width}","widths":[96,160,240,320,480,640,960,1280],"prefixes":["/uploads/"]},
  ],
  SiteLanguage: [
    {"code":"ar","name":"العربية","dir":"rtl"},
    {"code":"de","name":"Deutsch","dir":"ltr"},
    {"code":"en","name":"English","dir":"ltr"},
    {"code":"es","name":"Español","dir":"ltr"},
    {"code":"fr","name":"Français","dir":"ltr"},
    {"code":"hi","name":"हिन्दी","dir":"ltr"},
  ],
  SiteLimits: [
    {"upload_max_bytes":10485760,"image_types":["image/jpeg","image/png","image/webp"],"image_max_pixels":40000000,"password_min":6,"comment_images":6},
  ],
  SiteNotice: [
    {"id":1,"content":"All stores and products here are examples.","url":""},
  ],
  Sku: [
    {"id":100301,"spec":["Raspberry","600 ml"],"price":"14.20","stock":220,"image":"/uploads/products/1003/front.webp","sku_code":"P1003-01"},
    {"id":100302,"spec":["Raspberry","900 ml"],"price":"16.80","stock":220,"image":"/uploads/products/1003/front.webp","sku_code":"P1003-02"},
    {"id":100303,"spec":["Sea","600 ml"],"price":"14.20","stock":0,"image":"/uploads/products/1003/sea.webp","sku_code":"P1003-03"},
    {"id":100304,"spec":["Sea","900 ml"],"price":"16.80","stock":220,"image":"/uploads/products/1003/sea.webp","sku_code":"P1003-04"},
    {"id":100305,"spec":["Sage","900 ml"],"price":"16.80","stock":220,"image":"/uploads/products/1003/sage.webp","sku_code":"P1003-05"},
  ],
  SkuInput: [
    {"spec":["Raspberry","600 ml"],"price":"14.20","stock":220,"image":"/uploads/products/1003/front.webp","sku_code":"P1003-01"},
  ],
  SkuMatch: [
    {"id":1003,"shop_id":1,"shopname":"Example Harbour Trading","category_id":12,"title":"Stoneware teapot with lift-out strainer","image":"/uploads/products/1003/front.webp","images":["/uploads/products/1003/front.webp","/uploads/products/1003/close-up.webp","/uploads/products/1003/group.webp"],"price":"14.20","from_price":"14.20","market_price":"17.50","currency":"USDT","sales":2306,"stock":880,"freight_price":"2.90","tax_rate":"0.05","ship_hours":24,"min_order":1,"is_favorite":0,"comment_count":14,"good_rate":86,"rating":4.4,"flags":["hot","recommend","month","daily"],"createtime":1767527706,"price_tiers":[],"pack_size":1,"sku_code":"P1003-01","sku":{"id":100301,"spec":["Raspberry","600 ml"],"price":"14.20","stock":220,"image":"/uploads/products/1003/front.webp","sku_code":"P1003-01"}},
  ],
  Spec: [
    {"name":"Color","items":["Raspberry","Sea","Sage"]},
    {"name":"Size","items":["600 ml","900 ml"]},
  ],
  SpecInput: [
    {"name":"Color","items":["Raspberry","Sea","Sage"]},
  ],
  Store: [
    {"id":8,"shopname":"Example Golden Pantry","logo":"/uploads/shops/8.webp","city":"Orchard End","description":"Pantry goods with a name and a date on every lid.","status":"open","sell_count":20185,"pro_count":3,"reputation":4415,"credit_score":4.8,"verified":1,"rating":4.6,"comment_count":33,"answers_within_hours":22,"trade_amount":"123634.00","currency":"USDT","is_follow":0,"follow_count":630,"createtime":1617235200},
    {"id":3,"shopname":"Example Bright Electronics","logo":"/uploads/shops/3.webp","city":"Lumen City","description":"Useful electronics, tested for a week before they are listed.","status":"open","sell_count":34548,"pro_count":7,"reputation":6105,"credit_score":4.8,"verified":1,"rating":4.4,"comment_count":87,"trade_amount":"400308.00","currency":"USDT","is_follow":0,"follow_count":872,"createtime":1656633600},
    {"id":1,"shopname":"Example Harbour Trading","logo":"/uploads/shops/1.webp","city":"Port Example","description":"Homeware from small potteries, forges and workshops on the coast.","status":"open","sell_count":14899,"pro_count":9,"reputation":4820,"credit_score":4.8,"verified":1,"rating":4.4,"comment_count":119,"answers_within_hours":3,"trade_amount":"270562.00","currency":"USDT","is_follow":0,"follow_count":688,"createtime":1640995200},
    {"id":2,"shopname":"Example North Textiles","logo":"/uploads/shops/2.webp","city":"Northmill","description":"Spinners, weavers and seamstresses with one warehouse for all of it.","status":"open","sell_count":37267,"pro_count":10,"reputation":7310,"credit_score":4.9,"verified":1,"rating":4.3,"comment_count":114,"answers_within_hours":5,"trade_amount":"337262.40","currency":"USDT","is_follow":0,"follow_count":1044,"createtime":1625097600},
    {"id":4,"shopname":"Example Iron Lane Tools","logo":"/uploads/shops/4.webp","city":"Forgeham","description":"Tools that can be sharpened, re-handled and repaired.","status":"open","sell_count":16684,"pro_count":5,"reputation":3940,"credit_score":4.8,"verified":1,"rating":4.6,"comment_count":55,"trade_amount":"94144.80","currency":"USDT","is_follow":0,"follow_count":562,"createtime":1648771200},
    {"id":5,"shopname":"Example Meadow Care","logo":"/uploads/shops/5.webp","city":"Meadowvale","description":"Soap, balm and color made in batches small enough to stir by hand.","status":"open","sell_count":15850,"pro_count":3,"reputation":2760,"credit_score":5,"verified":1,"rating":4.6,"comment_count":30,"trade_amount":"50154.00","currency":"USDT","is_follow":0,"follow_count":394,"createtime":1672531200},
  ],
  StoreCategory: [
    {"id":13,"name":"Plants & decor","count":4},
    {"id":12,"name":"Kitchen & table","count":3},
    {"id":11,"name":"Furniture & light","count":2},
  ],
  StoreDetail: [
    {"id":1,"shopname":"Example Harbour Trading","logo":"/uploads/shops/1.webp","city":"Port Example","description":"Homeware from small potteries, forges and workshops on the coast.","status":"open","sell_count":14899,"pro_count":9,"reputation":4820,"credit_score":4.8,"verified":1,"rating":4.4,"comment_count":119,"answers_within_hours":3,"trade_amount":"270562.00","currency":"USDT","is_follow":0,"follow_count":688,"createtime":1640995200,"banner_image":"/uploads/banners/1.webp","about":"We buy from eleven workshops between the old harbour and the lighthouse and have met everyone who works in them.\n\nOrders that are paid before noon leave the warehouse the same day. Breakages are replaced without a photograph.","categories":[{"id":13,"name":"Plants & decor","count":4},{"id":12,"name":"Kitchen & table","count":3},{"id":11,"name":"Furniture & light","count":2}]},
    {"id":1,"shopname":"Example Harbour Trading"},
    {"id":1,"shopname":"Example Harbour Trading","logo":"/uploads/shops/1.webp","city":"Port Example","description":"Stoneware from the old harbour.","status":"open","sell_count":14899,"pro_count":9,"reputation":4820,"credit_score":4.8,"verified":1,"rating":4.4,"comment_count":119,"answers_within_hours":3,"trade_amount":"270562.00","currency":"USDT","is_follow":0,"follow_count":688,"createtime":1640995200,"banner_image":"/uploads/banners/1.webp","about":"We buy from eleven workshops between the old harbour and the lighthouse and have met everyone who works in them.\n\nOrders that are paid before noon leave the warehouse the same day. Breakages are replaced without a photograph.","categories":[{"id":13,"name":"Plants & decor","count":4},{"id":12,"name":"Kitchen & table","count":3},{"id":11,"name":"Furniture & light","count":2}]},
  ],
  StorePage: [
    {"total":2,"per_page":10,"current_page":1,"last_page":1,"data":[{"id":2,"shopname":"Example North Textiles","logo":"/uploads/shops/2.webp","city":"Northmill","description":"Spinners, weavers and seamstresses with one warehouse for all of it.","status":"open","sell_count":37267,"pro_count":10,"reputation":7310,"credit_score":4.9,"verified":1,"rating":4.3,"comment_count":114,"answers_within_hours":5,"trade_amount":"337262.40","currency":"USDT","is_follow":1,"follow_count":1044,"createtime":1625097600},{"id":7,"shopname":"Example Paper Kite","logo":"/uploads/shops/7.webp","city":"Inkwell","description":"Paper, ink, wool and wind: toys and stationery for patient people.","status":"open","sell_count":12695,"pro_count":4,"reputation":1890,"credit_score":4.8,"verified":1,"rating":4.6,"comment_count":45,"trade_amount":"79960.40","currency":"USDT","is_follow":1,"follow_count":270,"createtime":1688169600}]},
    {"total":0,"per_page":10,"current_page":1,"last_page":1,"data":[]},
    {"total":2,"per_page":10,"current_page":1,"last_page":1,"data":[{"id":4,"shopname":"Example Iron Lane Tools","logo":"/uploads/shops/4.webp","city":"Forgeham","description":"Tools that can be sharpened, re-handled and repaired.","status":"open","sell_count":16684,"pro_count":5,"reputation":3940,"credit_score":4.8,"verified":1,"rating":4.6,"comment_count":55,"trade_amount":"94144.80","currency":"USDT","is_follow":0,"follow_count":562,"createtime":1648771200},{"id":6,"shopname":"Example Trailhead Outdoor","logo":"/uploads/shops/6.webp","city":"Highfell","description":"Gear for weather, wheels and weekends.","status":"open","sell_count":12787,"pro_count":7,"reputation":5230,"credit_score":4.7,"verified":1,"rating":4.4,"comment_count":83,"answers_within_hours":9,"trade_amount":"290083.40","currency":"USDT","is_follow":0,"follow_count":747,"createtime":1633046400}]},
  ],
  StoreProfileInput: [
    {"shopname":"Example shopname","logo":"Example logo","description":"Example description","banner_image":"Example banner_image","about":"Example about","city":"Example city","contact":"Example contact"},
  ],
  StoreReview: [
    {"id":100500,"pro_id":1005,"username_masked":"d***v","avatar":"","star":5,"level":"good","content":"Exactly the tone in the picture and heavier than I expected. We ordered eight more for the café.","language":"en","images":["/uploads/products/1005/close-up.webp"],"spec":"16 cm","reply":"","createtime":1795013706,"title":"Forged chef's knife, 20 cm blade, riveted handle","image":"/uploads/products/1005/front.webp"},
    {"id":100100,"pro_id":1001,"username_masked":"r***i","avatar":"","star":5,"level":"good","content":"Exactly the tone in the picture and heavier than I expected. We ordered eight more for the café.","language":"en","images":["/uploads/products/1001/close-up.webp"],"spec":"1 chair","reply":"","createtime":1794941706,"title":"Solid beech dining chair with curved back, walnut stain","image":"/uploads/products/1001/front.webp"},
    {"id":100600,"pro_id":1006,"username_masked":"h***t","avatar":"","star":5,"level":"good","content":"Exactly the tone in the picture and heavier than I expected. We ordered eight more for the café.","language":"en","images":["/uploads/products/1006/close-up.webp"],"spec":"1 piece","reply":"","createtime":1794923706,"title":"Soy wax pillar candle, unscented, 40 hours","image":"/uploads/products/1006/front.webp"},
    {"id":100200,"pro_id":1002,"username_masked":"e***m","avatar":"","star":5,"level":"good","content":"Exactly the tone in the picture and heavier than I expected. We ordered eight more for the café.","language":"en","images":["/uploads/products/1002/close-up.webp"],"spec":"Ocean, With lamp","reply":"","createtime":1794851706,"title":"Two-seat sofa with floor lamp, removable washable covers","image":"/uploads/products/1002/front.webp"},
    {"id":100700,"pro_id":1007,"username_masked":"o***a","avatar":"","star":5,"level":"good","content":"Exactly the tone in the picture and heavier than I expected. We ordered eight more for the café.","language":"en","images":["/uploads/products/1007/close-up.webp"],"spec":"","reply":"","createtime":1794833706,"title":"Rubber plant in clay pot, 40 cm, nursery grown","image":"/uploads/products/1007/front.webp"},
    {"id":100800,"pro_id":1008,"username_masked":"a***n","avatar":"","star":5,"level":"good","content":"Exactly the tone in the picture and heavier than I expected. We ordered eight more for the café.","language":"en","images":["/uploads/products/1008/close-up.webp"],"spec":"Brass","reply":"","createtime":1794830106,"title":"Twin-bell alarm clock with silent movement","image":"/uploads/products/1008/front.webp"},
  ],
  StoreReviewPage: [
    {"total":2,"per_page":10,"current_page":1,"last_page":1,"data":[{"id":100500,"pro_id":1005,"username_masked":"d***v","avatar":"","star":5,"level":"good","content":"Exactly the tone in the picture and heavier than I expected. We ordered eight more for the café.","language":"en","images":["/uploads/products/1005/close-up.webp"],"spec":"16 cm","reply":"","createtime":1795013706,"title":"Forged chef's knife, 20 cm blade, riveted handle","image":"/uploads/products/1005/front.webp"},{"id":100100,"pro_id":1001,"username_masked":"r***i","avatar":"","star":5,"level":"good","content":"Exactly the tone in the picture and heavier than I expected. We ordered eight more for the café.","language":"en","images":["/uploads/products/1001/close-up.webp"],"spec":"1 chair","reply":"","createtime":1794941706,"title":"Solid beech dining chair with curved back, walnut stain","image":"/uploads/products/1001/front.webp"}]},
    {"total":0,"per_page":10,"current_page":1,"last_page":1,"data":[]},
  ],
  StoreReviewRequest: [
    {"status":"pending","shopname":"Example Harbour & Sons","createtime":1795175706},
  ],
  StoreStats: [
    {"currency":"USDT","sales_amount":"344.03","order_count":4,"buyer_count":3,"refund_amount":"0.00","avg_ship_hours":19,"series":[{"date":"2026-11-14","sales_amount":"0.00","order_count":0},{"date":"2026-11-15","sales_amount":"0.00","order_count":0},{"date":"2026-11-16","sales_amount":"73.29","order_count":1},{"date":"2026-11-17","sales_amount":"47.97","order_count":1},{"date":"2026-11-18","sales_amount":"0.00","order_count":0},{"date":"2026-11-19","sales_amount":"160.23","order_count":1},{"date":"2026-11-20","sales_amount":"62.54","order_count":1}],"top_products":[{"id":1006,"title":"Soy wax pillar candle, unscented, 40 hours","image":"/uploads/products/1006/front.webp","num":8,"sales_amount":"27.20"},{"id":1003,"title":"Stoneware teapot with lift-out strainer","image":"/uploads/products/1003/front.webp","num":5,"sales_amount":"71.00"},{"id":1005,"title":"Forged chef's knife, 20 cm blade, riveted handle","image":"/uploads/products/1005/front.webp","num":3,"sales_amount":"67.80"},{"id":1001,"title":"Solid beech dining chair with curved back, walnut stain","image":"/uploads/products/1001/front.webp","num":1,"sales_amount":"146.50"}]},
    {"currency":"USDT","sales_amount":"0.00","order_count":0,"buyer_count":0,"refund_amount":"0.00","avg_ship_hours":null,"series":[],"top_products":[]},
    {"currency":"USDT","sales_amount":"1864.51","order_count":11,"buyer_count":4,"refund_amount":"46.78","avg_ship_hours":19,"series":[{"date":"2026-09","sales_amount":"0.00","order_count":0},{"date":"2026-10","sales_amount":"857.61","order_count":4},{"date":"2026-11","sales_amount":"1006.90","order_count":7}],"top_products":[{"id":1006,"title":"Soy wax pillar candle, unscented, 40 hours","image":"/uploads/products/1006/front.webp","num":38,"sales_amount":"573.20"},{"id":1003,"title":"Stoneware teapot with lift-out strainer","image":"/uploads/products/1003/front.webp","num":17,"sales_amount":"241.40"},{"id":1005,"title":"Forged chef's knife, 20 cm blade, riveted handle","image":"/uploads/products/1005/front.webp","num":9,"sales_amount":"223.80"},{"id":1004,"title":"Cast-iron skillet, pre-seasoned, works on every hob","image":"/uploads/products/1004/front.webp","num":4,"sales_amount":"79.20"},{"id":1001,"title":"Solid beech dining chair with curved back, walnut stain","image":"/uploads/products/1001/front.webp","num":3,"sales_amount":"296.50"},{"id":1002,"title":"Two-seat sofa with floor lamp, removable washable covers","image":"/uploads/products/1002/front.webp","num":1,"sales_amount":"296.00"}]},
  ],
  Suggestion: [
    {"text":"teapot","type":"pro"},
    {"text":"Example Harbour Trading","type":"shop","id":1},
    {"text":"Kitchen & table","type":"category","id":12},
    {"text":"toolbox","type":"pro"},
    {"text":"tent","type":"pro"},
    {"text":"teddy bear","type":"pro"},
  ],
  Transaction: [
    {"id":7100,"type":"payment","money":"-141.170000","before":"1425.770000","after":"1284.600000","currency":"USDT","ref":{"type":"pay","id":0,"no":"P2026112000371"},"memo":"Payment P2026112000371","createtime":1795143546},
    {"id":7098,"type":"withdrawal","money":"-50.000000","before":"2306.030000","after":"2256.030000","currency":"USDT","ref":{"type":"withdrawal","id":411,"no":""},"memo":"Withdrawal W2026100411","createtime":1795082106},
    {"id":7097,"type":"recharge","money":"250.000000","before":"2056.030000","after":"2306.030000","currency":"USDT","ref":{"type":"recharge","id":911,"no":""},"memo":"Recharge R2026100911","createtime":1794988506},
    {"id":7099,"type":"payment","money":"-830.260000","before":"2256.030000","after":"1425.770000","currency":"USDT","ref":{"type":"pay","id":0,"no":"P2026111900340"},"memo":"Payment P2026111900340","createtime":1795103946},
    {"id":7096,"type":"payment","money":"-26.240000","before":"2082.270000","after":"2056.030000","currency":"USDT","ref":{"type":"pay","id":0,"no":"P2026111600287"},"memo":"Payment P2026111600287","createtime":1794830346},
    {"id":7095,"type":"payment","money":"-88.620000","before":"2170.890000","after":"2082.270000","currency":"USDT","ref":{"type":"pay","id":0,"no":"P2026111400244"},"memo":"Payment P2026111400244","createtime":1794657546},
  ],
  TransactionPage: [
    {"total":2,"per_page":10,"current_page":1,"last_page":1,"data":[{"id":7100,"type":"payment","money":"-141.170000","before":"1425.770000","after":"1284.600000","currency":"USDT","ref":{"type":"pay","id":0,"no":"P2026112000371"},"memo":"Payment P2026112000371","createtime":1795143546},{"id":7099,"type":"payment","money":"-830.260000","before":"2256.030000","after":"1425.770000","currency":"USDT","ref":{"type":"pay","id":0,"no":"P2026111900340"},"memo":"Payment P2026111900340","createtime":1795103946}]},
    {"total":0,"per_page":10,"current_page":1,"last_page":1,"data":[]},
  ],
  Unread: [
    {"unread":2},
    {"unread":0},
  ],
  Upload: [
    {"url":"/uploads/avatars/mira.webp","fullurl":"https://cdn.market.example/uploads/avatars/mira.webp"},
    {"url":"/uploads/avatars/mira.webp"},
    {"url":"kyc:4f9c2a17","fullurl":""},
  ],
  User: [
    {"id":501,"username":"mira","nickname":"Mira Example","email":"mira@mail.example","mobile":"","avatar":"/uploads/avatars/mira.webp","bio":"Runs a small corner shop.","money":"1284.60","hold_money":"50.00","currency":"USDT","has_fund_password":1,"is_merchant":0,"invite_code":"MIRA27","createtime":1776858906},
    {},
  ],
  UserInfo: [
    {"id":501,"username":"mira","nickname":"Mira Example","mobile":"","avatar":"/uploads/avatars/mira.webp","score":120,"token":"6f1c9d52-3a7e-4b0f-9d41-0c5a8e2b7f13","user_id":501,"createtime":1795175706,"expiretime":1797767706,"expires_in":2592000},
    {"id":501,"token":"6f1c9d52-3a7e-4b0f-9d41-0c5a8e2b7f13"},
    {"id":502,"username":"jonas","nickname":"jonas","mobile":"","avatar":"","score":0,"token":"c2b7e0a4-91d3-4f58-8a6e-7d10f4b95c26","user_id":502,"createtime":1795175706,"expiretime":1797767706,"expires_in":2592000},
    {"id":502,"token":"c2b7e0a4-91d3-4f58-8a6e-7d10f4b95c26"},
  ],
  VerifiedLogo: [
    {"image":"/uploads/logos/vellora.webp","alt":"Vellora","verified_by":"Made up for these examples"},
    {"image":"/uploads/logos/quorin.webp","alt":"Quorin","verified_by":"Made up for these examples"},
    {"image":"/uploads/logos/tesselo.webp","alt":"Tesselo","verified_by":"Made up for these examples"},
    {"image":"/uploads/logos/brixora.webp","alt":"Brixora","verified_by":"Made up for these examples"},
    {"image":"/uploads/logos/harrowmill.webp","alt":"Harrowmill","verified_by":"Made up for these examples"},
    {"image":"/uploads/logos/okkava.webp","alt":"Okkava","verified_by":"Made up for these examples"},
  ],
  Withdrawal: [
    {"id":411,"order_no":"W2026100411","network_name":"Tron (TRC20)","address":"TSample4Hd8sWqYb3nUe6vRk2mZc7tXpLl","memo":"","coin":"USDT","network":"TRC20","amount":"50.000000","fee":"1.050000","received":"48.950000","currency":"USDT","rate":"1","status":"cancelled","reason":"","txid":"","explorer_url":"","hold_until":0,"can_cancel":false,"createtime":1795082106,"updatetime":1795175706},
    {"id":412,"order_no":"W2026100412","network_name":"Tron (TRC20)","address":"TSample4Hd8sWqYb3nUe6vRk2mZc7tXpLl","memo":"","coin":"USDT","network":"TRC20","amount":"100.000000","fee":"1.100000","received":"98.900000","currency":"USDT","rate":"1","status":"pending","reason":"","txid":"","explorer_url":"","hold_until":1795262106,"can_cancel":true,"createtime":1795175706,"updatetime":1795175706},
    {"id":410,"order_no":"W2026100410","network_name":"Tron (TRC20)","address":"TSample4Hd8sWqYb3nUe6vRk2mZc7tXpLl","memo":"","coin":"USDT","network":"TRC20","amount":"200.000000","fee":"1.200000","received":"198.800000","currency":"USDT","rate":"1","status":"completed","reason":"","txid":"60d2a7b84e35c0d1f2a39b7e4856d0c3b1a2f4e59687c8d7e6f5a4b3c2d10410","explorer_url":"https://explorer.example/tx/60d2a7b84e35c0d1f2a39b7e4856d0c3b1a2f4e59687c8d7e6f5a4b3c2d10410","hold_until":0,"can_cancel":false,"createtime":1794131706,"updatetime":1794142506},
    {"id":406,"order_no":"W2026100406","network_name":"Tron (TRC20)","address":"TSample4Hd8sWqYb3nUe6vRk2mZc7tXpLl","memo":"","coin":"USDT","network":"TRC20","amount":"60.000000","fee":"1.060000","received":"58.940000","currency":"USDT","rate":"1","status":"failed","reason":"The network refused the transfer. The whole amount is back.","txid":"","explorer_url":"","hold_until":0,"can_cancel":false,"createtime":1791107706,"updatetime":1791118506},
    {"id":409,"order_no":"W2026100409","network_name":"Tron (TRC20)","address":"TSample4Hd8sWqYb3nUe6vRk2mZc7tXpLl","memo":"","coin":"USDT","network":"TRC20","amount":"75.000000","fee":"1.075000","received":"73.925000","currency":"USDT","rate":"1","status":"rejected","reason":"The address belongs to a contract that cannot receive transfers. The whole amount is back.","txid":"","explorer_url":"","hold_until":0,"can_cancel":false,"createtime":1793440506,"updatetime":1793451306},
    {"id":411,"order_no":"W2026100411","network_name":"Tron (TRC20)","address":"TSample4Hd8sWqYb3nUe6vRk2mZc7tXpLl","memo":"","coin":"USDT","network":"TRC20","amount":"50.000000","fee":"1.050000","received":"48.950000","currency":"USDT","rate":"1","status":"pending","reason":"","txid":"","explorer_url":"","hold_until":1795168506,"can_cancel":true,"createtime":1795082106,"updatetime":1795082106},
  ],
  WithdrawalInput: [
    {"quote_id":"q5f0c1e94b7a2","address":"TSample4Hd8sWqYb3nUe6vRk2mZc7tXpLl","memo":"","fund_password":"Example fund_password","expect_fee":"12.50","expect_received":"12.50","ack_irreversible":true},
  ],
  WithdrawalMethod: [
    {"method":"crypto","coin":"USDT","network":"TRC20","network_name":"Tron (TRC20)","decimals":6,"memo":"none","max":"5000.000000","step":"0.010000","fee_rate":"0.001","eta_minutes":30,"enabled":true,"notice":"","min":"10.000000","fee_fixed":"1.000000"},
    {"method":"crypto","coin":"USDT","network":"ERC20","network_name":"Ethereum (ERC20)","decimals":6,"memo":"none","max":"5000.000000","step":"0.010000","fee_rate":"0.001","eta_minutes":30,"enabled":true,"notice":"","min":"50.000000","fee_fixed":"6.000000"},
    {"method":"crypto","coin":"USDT","network":"Polygon","network_name":"Polygon","decimals":6,"memo":"none","max":"5000.000000","step":"0.010000","fee_rate":"0.001","eta_minutes":30,"enabled":false,"notice":"This network is paused for maintenance.","min":"10.000000","fee_fixed":"0.500000"},
    {"method":"crypto","coin":"BTC","network":"Bitcoin","network_name":"Bitcoin","decimals":8,"memo":"none","max":"5000.000000","step":"0.010000","fee_rate":"0.001","eta_minutes":60,"enabled":true,"notice":"","min":"100.000000","fee_fixed":"8.000000"},
  ],
  WithdrawalMethods: [
    {"methods":[{"method":"crypto","coin":"USDT","network":"TRC20","network_name":"Tron (TRC20)","decimals":6,"memo":"none","max":"5000.000000","step":"0.010000","fee_rate":"0.001","eta_minutes":30,"enabled":true,"notice":"","min":"10.000000","fee_fixed":"1.000000"},{"method":"crypto","coin":"USDT","network":"ERC20","network_name":"Ethereum (ERC20)","decimals":6,"memo":"none","max":"5000.000000","step":"0.010000","fee_rate":"0.001","eta_minutes":30,"enabled":true,"notice":"","min":"50.000000","fee_fixed":"6.000000"},{"method":"crypto","coin":"USDT","network":"Polygon","network_name":"Polygon","decimals":6,"memo":"none","max":"5000.000000","step":"0.010000","fee_rate":"0.001","eta_minutes":30,"enabled":false,"notice":"This network is paused for maintenance.","min":"10.000000","fee_fixed":"0.500000"},{"method":"crypto","coin":"BTC","network":"Bitcoin","network_name":"Bitcoin","decimals":8,"memo":"none","max":"5000.000000","step":"0.010000","fee_rate":"0.001","eta_minutes":60,"enabled":true,"notice":"","min":"100.000000","fee_fixed":"8.000000"}],"money":"1284.600000","hold_money":"50.000000","currency":"USDT","has_fund_password":1,"daily_left":"4900.000000","locked_until":0},
    {"methods":[],"money":"0.000000"},
  ],
  WithdrawalPage: [
    {"total":2,"per_page":10,"current_page":1,"last_page":1,"data":[{"id":411,"order_no":"W2026100411","network_name":"Tron (TRC20)","address":"TSample4Hd8sWqYb3nUe6vRk2mZc7tXpLl","memo":"","coin":"USDT","network":"TRC20","amount":"50.000000","fee":"1.050000","received":"48.950000","currency":"USDT","rate":"1","status":"pending","reason":"","txid":"","explorer_url":"","hold_until":1795168506,"can_cancel":true,"createtime":1795082106,"updatetime":1795082106},{"id":410,"order_no":"W2026100410","network_name":"Tron (TRC20)","address":"TSample4Hd8sWqYb3nUe6vRk2mZc7tXpLl","memo":"","coin":"USDT","network":"TRC20","amount":"200.000000","fee":"1.200000","received":"198.800000","currency":"USDT","rate":"1","status":"completed","reason":"","txid":"60d2a7b84e35c0d1f2a39b7e4856d0c3b1a2f4e59687c8d7e6f5a4b3c2d10410","explorer_url":"https://explorer.example/tx/60d2a7b84e35c0d1f2a39b7e4856d0c3b1a2f4e59687c8d7e6f5a4b3c2d10410","hold_until":0,"can_cancel":false,"createtime":1794131706,"updatetime":1794142506}]},
    {"total":0,"per_page":10,"current_page":1,"last_page":1,"data":[]},
  ],
  WithdrawalQuote: [
    {"quote_id":"q5f0c1e94b7a2","coin":"USDT","network":"TRC20","amount":"100.000000","fee":"1.100000","received":"98.900000","currency":"USDT","rate":"1","expires_at":1795176306},
  ],
  WithdrawalQuoteInput: [
    {"coin":"USDT","network":"TRC20","amount":"100.000000","all":true},
  ],
};

/** The first of each with nothing but what the contract demands. */
export const bare: Entities = {
  AccountSession: {"id":703},
  Address: {"id":301,"name":"Mira Example","mobile":"+00 555 0100","country":"Exampleland","address":"12 Harbour Lane, 2nd floor"},
  AddressInput: {"name":"Mira Example","mobile":"+00 555 0100","country":"Exampleland","address":"12 Harbour Lane, 2nd floor"},
  Area: {"id":1,"name":"Exampleland"},
  Article: {"id":101,"title":"How ordering works","content":"<h2>How ordering works</h2><h2>Fill your cart</h2><p>Add what you need to your cart. One order can hold items from several stores; each store ships its own parcel.</p><p>Some products have a minimum order or come in packs. Where a table says so, a piece costs less in larger quantities.</p><h2>Order and pay</h2><ol><li>Check address, shipping and taxes. The total you see is the total you pay: nothing is added later.</li><li>Place the order and pay within the time shown. If you don’t, it’s canceled and nothing is charged.</li><li>The store ships within 24 hours. Carrier and tracking number are on the order.</li><li>Confirm receipt when everything is there, or we confirm it for you after fifteen days.</li></ol><h2>If you change your mind</h2><p>Until the store ships, you can cancel on the order. All of it goes back to your balance.</p>"},
  ArticleSummary: {"id":101,"title":"How ordering works"},
  Banner: {"image":"/uploads/banners/1.webp"},
  CancelledOrder: {"order":{"order_no":"O2026112000652","shop_id":2,"shopname":"Example North Textiles","status":"cancelled","currency":"USDT","total":"141.17","goods":[{"id":6520,"pro_id":1010,"title":"Organic cotton T-shirt with chest stripe, 180 g/m²","price":"6.30","num":12,"amount":"75.60"},{"id":6521,"pro_id":1014,"title":"Combed cotton socks, reinforced heel and toe","price":"1.35","num":40,"amount":"54.00"}],"createtime":1795143306,"can":{"pay":false,"cancel":false,"receipt":false,"comment":false}},"refund":{"money":"141.170000"}},
  CartItem: {"id":1003,"num":1,"shop_id":1003},
  Category: {"id":10,"name":"Home & living"},
  CorrectionReason: {"field":"image_back"},
  CreatedOrders: {"pay":{"pay_no":"P2026112000930","status":"created","currency":"USDT","total":"1270.40","order_nos":["O2026112000930"],"expires_at":1795177506},"orders":[{"order_no":"O2026112000930","shop_id":8,"shopname":"Example Golden Pantry","status":"unpaid","currency":"USDT","total":"1270.40","goods":[{"id":9300,"pro_id":1046,"title":"Wildflower honey in stoneware pot, 500 g","price":"3.95","num":300,"amount":"1185.00"}],"createtime":1795175706,"can":{"pay":true,"cancel":true,"receipt":false,"comment":false}}]},
  Currency: {"code":"USDT"},
  Dispute: {"status":"refunded","reason":"not_as_described","amount":"36.00","createtime":1795067706},
  DisputeCan: {"accept_offer":false,"escalate":false,"withdraw":false,"answer":false},
  DisputeEvent: {"event":"opened","by":"buyer","createtime":1795067706},
  DisputedGoods: {"id":1981,"num":5},
  FacetCount: {"value":24,"count":18},
  Followed: {"followed":true},
  FooterItem: {"id":1,"pid":0,"name":"Buying"},
  FundPasswordChange: {"oldpassword":"Example oldpassword","newpassword":"Example newpassword"},
  FundPasswordInput: {"newpassword":"Example newpassword","password":"Example password"},
  Loan: {"id":63,"amount":"500.00","status":"submitted"},
  LoanInput: {"amount":"500.00","term_days":30,"agree":"Example agree"},
  LoanPage: {"total":2,"per_page":10,"current_page":1,"last_page":1,"data":[{"id":62,"amount":"4000.00","status":"rejected"},{"id":61,"amount":"300.00","status":"approved"}]},
  LoanTerm: {"term_days":30,"min":"100.00","max":"2000.00","apr":"0.18","fee":"1.48"},
  LoanTerms: {"enabled":true,"terms":[{"term_days":30,"min":"100.00","max":"2000.00","apr":"0.18","fee":"1.48"},{"term_days":90,"min":"200.00","max":"5000.00","apr":"0.16","fee":"7.90"}]},
  MemberLists: {"version":7,"cart":[{"id":1003,"shop_id":1,"num":2},{"id":1048,"shop_id":8,"num":3}],"favorites":[{"id":1010}]},
  MemberListsInput: {"version":7,"cart":[{"id":1003,"shop_id":1,"num":2},{"id":1048,"shop_id":8,"num":3}],"favorites":[{"id":1010}]},
  MerchantApplication: {"id":41,"status":"submitted"},
  MerchantContract: {"contract_version":"2026-11","html":"<h2>Merchant agreement</h2><p>Party A runs the marketplace, Party B sells on it in its own name.</p><ol><li>Party B describes its goods truthfully and ships within 24 hours of payment.</li><li>Party A keeps the buyer's money until receipt and a commission of 5 % of each order.</li><li>Either side may end this agreement with 30 days' notice; open orders are completed.</li></ol>"},
  MerchantCorrection: {"id":1003},
  MerchantDashboard: {"shop":{"id":1,"shopname":"Example Harbour Trading"}},
  MerchantFields: {},
  MerchantOrder: {"order_no":"O2026111600838","shop_id":1,"shopname":"Example Harbour Trading","status":"shipped","currency":"USDT","total":"73.29","goods":[{"id":8380,"pro_id":1005,"title":"Forged chef's knife, 20 cm blade, riveted handle","price":"22.60","num":3,"amount":"67.80"}],"createtime":1794812106,"can":{"pay":false,"cancel":false,"receipt":false,"comment":false}},
  MerchantOrderPage: {"total":2,"per_page":10,"current_page":1,"last_page":1,"data":[{"order_no":"O2026112000877","shop_id":1,"shopname":"Example Harbour Trading","status":"paid","currency":"USDT","total":"62.54","goods":[{"id":8770,"pro_id":1003,"title":"Stoneware teapot with lift-out strainer","price":"14.20","num":4,"amount":"56.80"}],"createtime":1795157706,"can":{"pay":false,"cancel":false,"receipt":false,"comment":false}},{"order_no":"O2026111900864","shop_id":1,"shopname":"Example Harbour Trading","status":"paid","currency":"USDT","total":"160.23","goods":[{"id":8640,"pro_id":1001,"title":"Solid beech dining chair with curved back, walnut stain","price":"146.50","num":1,"amount":"146.50"}],"createtime":1795064106,"can":{"pay":false,"cancel":false,"receipt":false,"comment":false}}]},
  MerchantProduct: {"id":1007,"shop_id":1,"shopname":"Example Harbour Trading","title":"Rubber plant in clay pot, 40 cm, nursery grown","image":"/uploads/products/1007/front.webp","price":"11.90","status":"on","version":3},
  MerchantProductPage: {"total":2,"per_page":10,"current_page":1,"last_page":1,"data":[{"id":1902,"shop_id":1,"shopname":"Example Harbour Trading","title":"Stoneware sugar bowl with lid","image":"/uploads/products/1003/front.webp","price":"14.20","status":"review","version":1},{"id":1901,"shop_id":1,"shopname":"Example Harbour Trading","title":"Stoneware teapot, second quality","image":"/uploads/products/1003/front.webp","price":"14.20","status":"off","version":4}]},
  MerchantRegistration: {"logo":"kyc:4f9c2a17","shopname":"Example shopname","name":"Example name","number":"Example number","image_front":"kyc:4f9c2a17","image_back":"kyc:4f9c2a17","image_hold":"kyc:4f9c2a17","agree":true,"sign":"kyc:4f9c2a17","sign_date":"2026-11-20"},
  Message: {"id":8013,"title":"Your application is being reviewed"},
  MessagePage: {"total":2,"per_page":10,"current_page":1,"last_page":1,"data":[{"id":8013,"title":"Your application is being reviewed"},{"id":8012,"title":"Your recharge has been credited"}]},
  Offer: {"id":1003,"request_id":1003,"shop_id":1003,"shopname":"Example shopname","pro_id":1003,"title":"Example title","price":"1234.50","num":400,"total":"1234.50","status":"open","createtime":1795175706},
  OfferCan: {"accept":false,"decline":false,"change":true,"withdraw":true},
  OfferInput: {"request_id":1003,"pro_id":1003,"price":"12.50","num":1,"delivery_days":1},
  Order: {"order_no":"O2026111400402","shop_id":7,"shopname":"Example Paper Kite","status":"received","currency":"USDT","total":"88.62","goods":[{"id":4020,"pro_id":1044,"title":"Fountain pen with steel nib and converter","price":"9.80","num":2,"amount":"19.60"},{"id":4021,"pro_id":1045,"title":"Hardcover notebook A5, dotted, 192 pages","price":"3.20","num":20,"amount":"64.00"}],"createtime":1794657306,"can":{"pay":false,"cancel":false,"receipt":false,"comment":true}},
  OrderActions: {"pay":false,"cancel":false,"receipt":false,"comment":true},
  OrderAddress: {"name":"Corner Shop Mira","mobile":"+00 555 0101","country":"Exampleland","address":"3 Mill Street, back entrance, ring twice"},
  OrderCounts: {"paid":2,"shipped":2,"received":4,"assess":2},
  OrderItem: {"id":4020,"pro_id":1044,"title":"Fountain pen with steel nib and converter","price":"9.80","num":2,"amount":"19.60"},
  OrderPage: {"total":2,"per_page":10,"current_page":1,"last_page":1,"data":[{"order_no":"O2026112000732","shop_id":1,"shopname":"Example Harbour Trading","status":"unpaid","currency":"USDT","total":"62.12","goods":[{"id":7320,"pro_id":1003,"title":"Stoneware teapot with lift-out strainer","price":"14.20","num":2,"amount":"28.40"},{"id":7321,"pro_id":1005,"title":"Forged chef's knife, 20 cm blade, riveted handle","price":"26.00","num":1,"amount":"26.00"}],"createtime":1795175346,"can":{"pay":true,"cancel":true,"receipt":false,"comment":false}},{"order_no":"O2026112000731","shop_id":8,"shopname":"Example Golden Pantry","status":"unpaid","currency":"USDT","total":"37.35","goods":[{"id":7310,"pro_id":1048,"title":"House-blend coffee, whole bean, medium roast, 1 kg","price":"11.20","num":3,"amount":"33.60"}],"createtime":1795175346,"can":{"pay":true,"cancel":true,"receipt":false,"comment":false}}]},
  Page: {"total":0,"per_page":1,"current_page":0,"last_page":0},
  PaidOrder: {"pay":{"pay_no":"P2026112000412","status":"settled","currency":"USDT","total":"99.47","order_nos":["O2026112000732","O2026112000731"],"expires_at":1795177146},"money":"1185.130000"},
  Payment: {"pay_no":"P2026112000930","status":"created","currency":"USDT","total":"1270.40","order_nos":["O2026112000930"],"expires_at":1795177506},
  PaymentMethod: {"method":"balance","enabled":true},
  PaymentNetwork: {"coin":"USDT","network":"TRC20"},
  Preview: {"currency":"USDT","groups":[{"shop_id":1,"shopname":"Example Harbour Trading","goods":[{"pro_id":1003,"title":"Stoneware teapot with lift-out strainer","price":"14.20","num":2,"amount":"28.40"},{"pro_id":1005,"title":"Forged chef's knife, 20 cm blade, riveted handle","price":"26.00","num":1,"amount":"26.00"}],"goods_amount":"54.40","freight":"5.00","tax":"2.72","total":"62.12","problems":[]},{"shop_id":8,"shopname":"Example Golden Pantry","goods":[{"pro_id":1048,"title":"House-blend coffee, whole bean, medium roast, 1 kg","price":"11.20","num":3,"amount":"33.60"}],"goods_amount":"33.60","freight":"2.40","tax":"1.35","total":"37.35","problems":[]}],"goods_amount":"88.00","freight":"7.40","tax":"4.07","total":"99.47","price_token":"pt_5c1b9e70c2"},
  PreviewGroup: {"shop_id":1,"shopname":"Example Harbour Trading","goods":[{"pro_id":1003,"title":"Stoneware teapot with lift-out strainer","price":"14.20","num":2,"amount":"28.40"},{"pro_id":1005,"title":"Forged chef's knife, 20 cm blade, riveted handle","price":"26.00","num":1,"amount":"26.00"}],"goods_amount":"54.40","freight":"5.00","tax":"2.72","total":"62.12","problems":[]},
  PreviewItem: {"pro_id":1003,"title":"Stoneware teapot with lift-out strainer","price":"14.20","num":2,"amount":"28.40"},
  PreviewProblem: {"error":"area_not_open"},
  PriceTier: {"min_num":12,"price":"8.20"},
  PriceTierInput: {"min_num":12,"price":"8.20"},
  PrivateFile: {"url":"/private/5b0c8f1e7a9d4263","expires_at":1795175766},
  Product: {"id":1029,"shop_id":3,"shopname":"Example Bright Electronics","title":"LED filament bulb E27, 8 W, warm 2700 K","image":"/uploads/products/1029/front.webp","price":"1.90"},
  ProductDetail: {"id":1003,"shop_id":1,"shopname":"Example Harbour Trading","title":"Stoneware teapot with lift-out strainer","image":"/uploads/products/1003/front.webp","price":"14.20"},
  ProductFacets: {"free_shipping":0,"in_stock":0,"min_rate":[{"value":24,"count":18}],"ships_within":[{"value":24,"count":18}]},
  ProductInput: {"category_id":33,"title":"LED filament bulb E27, 8 W, warm 2700 K","images":["/uploads/products/1029/front.webp","/uploads/products/1029/close-up.webp","/uploads/products/1029/group.webp"]},
  ProductPage: {"total":2,"per_page":10,"current_page":1,"last_page":1,"data":[{"id":1029,"shop_id":3,"shopname":"Example Bright Electronics","title":"LED filament bulb E27, 8 W, warm 2700 K","image":"/uploads/products/1029/front.webp","price":"1.90"},{"id":1002,"shop_id":1,"shopname":"Example Harbour Trading","title":"Two-seat sofa with floor lamp, removable washable covers","image":"/uploads/products/1002/front.webp","price":"264.00"}]},
  PurchaseRequest: {"id":813,"title":"Stoneware cups for a café, 250 ml","num":300,"unit":"pieces","status":"open","createtime":1795089306},
  PurchaseRequestInput: {"title":"Stoneware cups for a café, 250 ml","content":"Plain glaze, stackable, dishwasher safe. Two shades are fine.","num":300,"unit":"pieces"},
  PurchaseRequestPage: {"total":2,"per_page":10,"current_page":1,"last_page":1,"data":[{"id":813,"title":"Stoneware cups for a café, 250 ml","num":300,"unit":"pieces","status":"open","createtime":1795089306},{"id":812,"title":"Linen napkins for a restaurant","num":400,"unit":"pieces","status":"open","createtime":1795002906}]},
  QuantityTerms: {},
  ReceivedOffer: {"id":930,"request_id":813,"shop_id":8,"shopname":"Example Golden Pantry","pro_id":1046,"title":"Wildflower honey in stoneware pot, 500 g","price":"3.95","num":300,"total":"1270.40","status":"declined","createtime":1795149786,"store":{"id":8,"shopname":"Example Golden Pantry"}},
  ReceivedOfferPage: {"total":2,"per_page":10,"current_page":1,"last_page":1,"data":[{"id":930,"request_id":813,"shop_id":8,"shopname":"Example Golden Pantry","pro_id":1046,"title":"Wildflower honey in stoneware pot, 500 g","price":"3.95","num":300,"total":"1270.40","status":"open","createtime":1795149786,"store":{"id":8,"shopname":"Example Golden Pantry"}},{"id":929,"request_id":813,"shop_id":1,"shopname":"Example Harbour Trading","pro_id":1003,"title":"Stoneware teapot with lift-out strainer","price":"4.10","num":320,"total":"1377.60","status":"open","createtime":1795123866,"store":{"id":1,"shopname":"Example Harbour Trading"}}]},
  Recharge: {"id":913,"amount":"100.000000","status":"created"},
  RechargeInput: {"coin":"USDT","network":"TRC20","amount":"100.000000"},
  RechargeMethod: {"coin":"USDT","network":"TRC20","min_amount":"10.000000"},
  RechargeMethods: {"methods":[{"coin":"USDT","network":"TRC20","min_amount":"10.000000"},{"coin":"USDT","network":"ERC20","min_amount":"50.000000"},{"coin":"USDT","network":"Polygon","min_amount":"10.000000"},{"coin":"BTC","network":"Bitcoin","min_amount":"0.00020000"},{"coin":"ETH","network":"ERC20","min_amount":"0.005000000000000000"}]},
  RechargePage: {"total":2,"per_page":10,"current_page":1,"last_page":1,"data":[{"id":912,"amount":"80.000000","status":"confirming"},{"id":911,"amount":"250.000000","status":"credited"}]},
  RechargeProof: {"id":1003,"amount":"12.50"},
  Ref: {"type":"pay"},
  Review: {"id":100300,"star":5,"content":"Exactly the tone in the picture and heavier than I expected. We ordered eight more for the café."},
  ReviewCounts: {"all":14,"image":3,"good":12,"mid":1,"negative":1},
  ReviewInput: {"order_goods_id":1003,"star":5},
  ReviewPage: {"total":2,"per_page":10,"current_page":1,"last_page":1,"data":[{"id":100300,"star":5,"content":"Exactly the tone in the picture and heavier than I expected. We ordered eight more for the café."},{"id":100301,"star":5,"content":"Well packed, not a scratch. Looks twice the price."}]},
  SavedLine: {"id":1003,"shop_id":1,"num":2},
  SavedMemberLists: {"version":8},
  SavedProduct: {"id":1010},
  SavedTier: {"min_num":2,"price":"12.50"},
  SentOffer: {"id":929,"request_id":813,"shop_id":1,"shopname":"Example Harbour Trading","pro_id":1003,"title":"Stoneware teapot with lift-out strainer","price":"4.10","num":320,"total":"1377.60","status":"open","createtime":1795123866,"request":{"id":813,"title":"Stoneware cups for a café, 250 ml","num":300,"unit":"pieces","status":"open","createtime":1795089306}},
  SentOfferPage: {"total":2,"per_page":10,"current_page":1,"last_page":1,"data":[{"id":929,"request_id":813,"shop_id":1,"shopname":"Example Harbour Trading","pro_id":1003,"title":"Stoneware teapot with lift-out strainer","price":"4.10","num":320,"total":"1377.60","status":"open","createtime":1795123866,"request":{"id":813,"title":"Stoneware cups for a café, 250 ml","num":300,"unit":"pieces","status":"open","createtime":1795089306}},{"id":928,"request_id":801,"shop_id":1,"shopname":"Example Harbour Trading","pro_id":1009,"title":"Hand-woven willow basket with handle","price":"8.20","num":60,"total":"538.60","status":"declined","createtime":1793447706,"request":{"id":801,"title":"Willow baskets with handle","num":60,"unit":"pieces","status":"closed","createtime":1793102106}}]},
  Settlement: {"order_no":"O2026111200825","gross":"338.800000","commission":"16.940000","net":"321.860000","status":"pending"},
  SettlementPage: {"total":2,"per_page":10,"current_page":1,"last_page":1,"pending":"629.726500","available":"814.729500","data":[{"order_no":"O2026111200825","gross":"338.800000","commission":"16.940000","net":"321.860000","status":"pending"},{"order_no":"O2026110800255","gross":"142.250000","commission":"7.112500","net":"135.137500","status":"pending"}]},
  Shipment: {"carrier":"Example Post","tracking_no":"EP111400402"},
  SignedIn: {"userinfo":{"id":501,"token":"6f1c9d52-3a7e-4b0f-9d41-0c5a8e2b7f13"}},
  Site: {},
  SiteConfig: {},
  SiteFeatures: {},
  SiteImages: {"template":"{url}?w={width}","widths":[96,160,240,320,480,640,960,1280]},
  SiteLanguage: {"code":"ar","name":"العربية"},
  SiteLimits: {},
  SiteNotice: {"content":"All stores and products here are examples."},
  Sku: {"id":100301,"spec":["Raspberry","600 ml"],"price":"14.20","stock":220},
  SkuInput: {"spec":["Raspberry","600 ml"],"price":"14.20"},
  SkuMatch: {"id":1003,"shop_id":1,"shopname":"Example Harbour Trading","title":"Stoneware teapot with lift-out strainer","image":"/uploads/products/1003/front.webp","price":"14.20","sku_code":"P1003-01"},
  Spec: {"name":"Color","items":["Raspberry","Sea","Sage"]},
  SpecInput: {"name":"Color","items":["Raspberry","Sea","Sage"]},
  Store: {"id":8,"shopname":"Example Golden Pantry"},
  StoreCategory: {"id":13,"name":"Plants & decor","count":4},
  StoreDetail: {"id":1,"shopname":"Example Harbour Trading"},
  StorePage: {"total":2,"per_page":10,"current_page":1,"last_page":1,"data":[{"id":2,"shopname":"Example North Textiles"},{"id":7,"shopname":"Example Paper Kite"}]},
  StoreProfileInput: {},
  StoreReview: {"id":100500,"pro_id":1005,"star":5,"title":"Forged chef's knife, 20 cm blade, riveted handle","content":"Exactly the tone in the picture and heavier than I expected. We ordered eight more for the café."},
  StoreReviewPage: {"total":2,"per_page":10,"current_page":1,"last_page":1,"data":[{"id":100500,"pro_id":1005,"star":5,"title":"Forged chef's knife, 20 cm blade, riveted handle","content":"Exactly the tone in the picture and heavier than I expected. We ordered eight more for the café."},{"id":100100,"pro_id":1001,"star":5,"title":"Solid beech dining chair with curved back, walnut stain","content":"Exactly the tone in the picture and heavier than I expected. We ordered eight more for the café."}]},
  StoreReviewRequest: {"status":"pending"},
  StoreStats: {"sales_amount":"344.03","order_count":4,"series":[{"date":"2026-11-14","sales_amount":"0.00","order_count":0},{"date":"2026-11-15","sales_amount":"0.00","order_count":0},{"date":"2026-11-16","sales_amount":"73.29","order_count":1},{"date":"2026-11-17","sales_amount":"47.97","order_count":1},{"date":"2026-11-18","sales_amount":"0.00","order_count":0},{"date":"2026-11-19","sales_amount":"160.23","order_count":1},{"date":"2026-11-20","sales_amount":"62.54","order_count":1}]},
  Suggestion: {"text":"teapot","type":"pro"},
  Transaction: {"id":7100,"type":"payment","money":"-141.170000"},
  TransactionPage: {"total":2,"per_page":10,"current_page":1,"last_page":1,"data":[{"id":7100,"type":"payment","money":"-141.170000"},{"id":7099,"type":"payment","money":"-830.260000"}]},
  Unread: {"unread":2},
  Upload: {"url":"/uploads/avatars/mira.webp"},
  User: {},
  UserInfo: {"id":501,"token":"6f1c9d52-3a7e-4b0f-9d41-0c5a8e2b7f13"},
  VerifiedLogo: {"image":"/uploads/logos/vellora.webp","alt":"Vellora","verified_by":"Made up for these examples"},
  Withdrawal: {"id":411,"amount":"50.000000","status":"cancelled"},
  WithdrawalInput: {"quote_id":"q5f0c1e94b7a2","address":"TSample4Hd8sWqYb3nUe6vRk2mZc7tXpLl","fund_password":"Example fund_password","expect_fee":"12.50","expect_received":"12.50","ack_irreversible":true},
  WithdrawalMethod: {"coin":"USDT","network":"TRC20"},
  WithdrawalMethods: {"methods":[{"coin":"USDT","network":"TRC20"},{"coin":"USDT","network":"ERC20"},{"coin":"USDT","network":"Polygon"},{"coin":"BTC","network":"Bitcoin"}],"money":"1284.600000"},
  WithdrawalPage: {"total":2,"per_page":10,"current_page":1,"last_page":1,"data":[{"id":411,"amount":"50.000000","status":"pending"},{"id":410,"amount":"200.000000","status":"completed"}]},
  WithdrawalQuote: {"quote_id":"q5f0c1e94b7a2","amount":"100.000000","fee":"1.100000","received":"98.900000","expires_at":1795176306},
  WithdrawalQuoteInput: {"coin":"USDT","network":"TRC20"},
};
