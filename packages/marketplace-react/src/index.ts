export { type SessionHandle, useAccount, useSameAccount, useSession, useUserId } from "./account/use-session";
export {
  type LanguageHandle,
  useLanguage,
  useWebsite,
  type WebsiteHandle,
} from "./account/use-site-and-language";
export {
  type CurrentProduct,
  type LineChange,
  type RevalidatedLines,
  revalidateLines,
} from "./cart/line-changes";
export {
  type LineTerms,
  lineKey,
  lineTerms,
  orderedPieces,
  type ProductPieces,
  piecesOf,
  quantityInCart,
  quantityOf,
  restoreRemoved,
  type Total,
  totalsOf,
  unitPriceIn,
  withoutAdded,
} from "./cart/lines";
export { type CartHandle, useCart } from "./cart/use-cart";
export { useCartChanges } from "./cart/use-cart-changes";
export {
  type CheckoutGroup,
  type CheckoutLine,
  checkoutGroups,
  type PricedLines,
} from "./checkout/checkout-groups";
export { type CheckoutOrigin, type CheckoutStore, checkoutOf } from "./checkout/checkout-store";
export { orderItemKey } from "./checkout/order";
export {
  type CheckoutLines,
  type CheckoutSession,
  type CheckoutSessionOptions,
  type CheckoutStatus,
  useCheckoutLines,
  useCheckoutSession,
} from "./checkout/use-checkout-session";
export type { PriceChange } from "./checkout/use-order-preview";
export type { Drafts } from "./drafts/drafts";
export { createFormDraft, type FormDraft } from "./drafts/form-draft";
export { useFormDraft } from "./drafts/use-drafts";
export { type FavoritesHandle, useFavorites } from "./favorites/use-favorites";
export {
  type InfiniteList,
  type InfiniteListOptions,
  type InfiniteListQuery,
  type ListPage,
  useInfiniteList,
} from "./list/use-infinite-list";
export {
  APPLICATION_FIELDS,
  type ApplicationField,
  type ApplicationValues,
  applicationInput,
  applicationStage,
  type MerchantApplication,
  rejectedFields,
} from "./merchant/application-fields";
export { type MerchantApplicationHandle, useMerchantApplication } from "./merchant/use-merchant-application";
export {
  createOptimisticToggle,
  type OptimisticToggle,
  type OptimisticToggleOptions,
} from "./optimistic-toggle";
export { type BuyAgainLine, buyAgainLine, type OrderAction, orderActions } from "./orders/order-actions";
export {
  type BoughtAgain,
  type OrderActionsHandle,
  type OrderActionsOptions,
  useOrderActions,
} from "./orders/use-order-actions";
export {
  isFinalPayment,
  isPositive,
  type PaymentOption,
  type PaymentState,
  paymentOptions,
  paymentState,
  selectedOption,
  shortfall,
} from "./payment/payment";
export {
  type PaymentHandle,
  type PaymentOptions,
  usePayment,
  usePreferredMethod,
} from "./payment/use-payment";
export {
  type Dimensions as PhotoDimensions,
  decodePhoto,
  drawPhoto,
  PHOTO_TYPES,
  PhotoError,
  type PhotoProblem,
  resizePhoto,
} from "./photos/resize-photo";
export {
  type PhotoUpload,
  type PhotoUploadOptions,
  type UploadedPhoto,
  usePhotoUpload,
} from "./photos/use-photo-upload";
export { type ProductView, toProductView } from "./product/product-view";
export {
  type Availability,
  availabilityOf,
  cartItemOf,
  initialSelection,
  MAX_QUANTITY,
  matchingSkus,
  missingSpecs,
  type NextTier,
  nextTierOf,
  offeredSkus,
  type PurchaseProblem,
  packsDown,
  packsUp,
  quantityTerms,
  type Selection,
  selectedSku,
  selectionText,
  stockOf,
  toggleValue,
  type Variants,
  validateMinimum,
  validatePurchase,
  valuePicture,
} from "./product/purchase";
export {
  type MatrixRow,
  useVariantMatrix,
  type VariantMatrix,
  type VariantMatrixHandle,
  variantMatrix,
} from "./product/use-variant-matrix";
export { useVariantSelection, type VariantSelection } from "./product/use-variant-selection";
export { MarketplaceProvider, type MarketplaceProviderProps, useMarketplace, useStore } from "./provider";
export { isNotFound, uniqueRows } from "./query-helpers";
export { acceptsProof, differingAmount, isPendingRecharge } from "./recharge/recharge-state";
export {
  type CreateRechargeHandle,
  type CreateRechargeOptions,
  type RechargeHandle,
  type RechargeInput,
  type RechargeProof,
  useCreateRecharge,
  useRecharge,
} from "./recharge/use-recharge";
export { isTrue, listOf, pictureList } from "./server-values";
export { createServices, type MarketplaceServices, SESSION_USER_KEY, type ServicesOptions } from "./services";
export { isFollowed, stillFollowed, withFollowed } from "./stores/followed";
export { type FollowStore, useFollowStore } from "./stores/use-follow-store";
export { minutesAndSeconds, useCountdown } from "./time/use-countdown";
export {
  type AmountLimits,
  type AmountProblem,
  coinsOf,
  findMethod,
  isEnabled,
  type TransferMethod,
  validateAmount,
} from "./transfer/transfer";
export {
  type MarketMutation,
  type MarketMutationHandle,
  type MarketMutationOptions,
  useMarketMutation,
} from "./use-market-mutation";
export { createPollingInterval, type PollingInterval, usePolling } from "./use-polling";
export { invalidateBalance } from "./withdrawal/invalidate-balance";
export {
  useWithdrawal,
  useWithdrawalQuote,
  type WithdrawalHandle,
  type WithdrawalOptions,
  type WithdrawalStatus,
} from "./withdrawal/use-withdrawal";
export {
  type ConfirmedWithdrawal,
  fittingMethod,
  maxWithdrawal,
  memoRule,
  methodFamily,
  supportedMethods,
  validateWithdrawal,
  type WithdrawalMethod,
  type WithdrawalMethods,
  type WithdrawalProblem,
  type WithdrawalTarget,
} from "./withdrawal/withdrawal";
