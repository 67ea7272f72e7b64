export { useAccount } from "./account/use-account";
export { type LanguageHandle, useLanguage } from "./account/use-language";
export { type SessionHandle, useSession, useUserId } from "./account/use-session";
export { useWebsite, type WebsiteHandle } from "./account/use-website";
export { quantityInCart, withoutAdded } from "./cart/cart-quantities";
export {
  type CurrentProduct,
  type LineChange,
  type RevalidatedLines,
  revalidateLines,
} from "./cart/line-changes";
export { lineKey } from "./cart/line-key";
export { restoreRemoved } from "./cart/restore-removed";
export { quantityOf, type Total, totalsOf } from "./cart/totals";
export {
  type LineTerms,
  lineTerms,
  orderedPieces,
  type ProductPieces,
  piecesOf,
  unitPriceIn,
} from "./cart/unit-prices";
export { type CartHandle, useCart } from "./cart/use-cart";
export { useCartChanges } from "./cart/use-cart-changes";
export {
  type CheckoutGroup,
  type CheckoutLine,
  checkoutGroups,
  type PricedLines,
} from "./checkout/checkout-groups";
export { type CheckoutOrigin, type CheckoutStore, checkoutOf } from "./checkout/checkout-store";
export { orderItemKey } from "./checkout/order-items";
export { type CheckoutLines, useCheckoutLines } from "./checkout/use-checkout-lines";
export {
  type CheckoutSession,
  type CheckoutSessionOptions,
  type CheckoutStatus,
  useCheckoutSession,
} from "./checkout/use-checkout-session";
export type { PriceChange } from "./checkout/use-order-preview";
export type { Drafts } from "./drafts/drafts";
export { createFormDraft, type FormDraft } from "./drafts/form-draft";
export { useFormDraft } from "./drafts/use-form-draft";
export { isNotFound } from "./errors";
export { type FavoritesHandle, useFavorites } from "./favorites/use-favorites";
export { uniqueRows } from "./list/unique-rows";
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
export { type BuyAgainLine, buyAgainLine } from "./orders/buy-again-line";
export { type OrderAction, orderActions } from "./orders/order-actions";
export {
  type BoughtAgain,
  type OrderActionsHandle,
  type OrderActionsOptions,
  useOrderActions,
} from "./orders/use-order-actions";
export { type PaymentOption, paymentOptions, selectedOption } from "./payment/payment-options";
export {
  isFinalPayment,
  isPositive,
  type PaymentState,
  paymentState,
  shortfall,
} from "./payment/payment-state";
export { type PaymentHandle, type PaymentOptions, usePayment } from "./payment/use-payment";
export { usePreferredMethod } from "./payment/use-preferred-method";
export type { UploadedPhoto } from "./photos/photo-list";
export {
  type Dimensions as PhotoDimensions,
  PHOTO_TYPES,
  PhotoError,
  type PhotoProblem,
} from "./photos/photo-rules";
export { decodePhoto, drawPhoto, resizePhoto } from "./photos/resize-photo";
export { type PhotoUpload, type PhotoUploadOptions, usePhotoUpload } from "./photos/use-photo-upload";
export { type NextTier, nextTierOf, packsDown, packsUp } from "./product/packs";
export { type ProductView, toProductView } from "./product/product-view";
export {
  cartItemOf,
  MAX_QUANTITY,
  type PurchaseProblem,
  quantityTerms,
  stockOf,
  validateMinimum,
  validatePurchase,
} from "./product/purchase";
export {
  type MatrixRow,
  useVariantMatrix,
  type VariantMatrix,
  type VariantMatrixHandle,
  variantMatrix,
} from "./product/use-variant-matrix";
export { useVariantSelection, type VariantSelection } from "./product/use-variant-selection";
export {
  type Availability,
  availabilityOf,
  initialSelection,
  matchingSkus,
  missingSpecs,
  offeredSkus,
  type Selection,
  selectedSku,
  selectionText,
  toggleValue,
  type Variants,
  valuePicture,
} from "./product/variants";
export { MarketplaceProvider, type MarketplaceProviderProps, useMarketplace } from "./provider";
export { acceptsProof, differingAmount, isPendingRecharge } from "./recharge/recharge-state";
export {
  type CreateRechargeHandle,
  type CreateRechargeOptions,
  type RechargeInput,
  useCreateRecharge,
} from "./recharge/use-create-recharge";
export { type RechargeHandle, type RechargeProof, useRecharge } from "./recharge/use-recharge";
export { isTrue, listOf, pictureList } from "./server-values";
export { createServices, type MarketplaceServices, SESSION_USER_KEY, type ServicesOptions } from "./services";
export { isFollowed, stillFollowed, withFollowed } from "./stores/followed";
export { type FollowStore, useFollowStore } from "./stores/use-follow-store";
export { minutesAndSeconds, useCountdown } from "./time/use-countdown";
export { coinsOf, findMethod, isEnabled, type TransferMethod } from "./transfer/transfer-methods";
export { type AmountLimits, type AmountProblem, validateAmount } from "./transfer/validate-amount";
export {
  type MarketMutation,
  type MarketMutationHandle,
  type MarketMutationOptions,
  useMarketMutation,
} from "./use-market-mutation";
export { createPollingInterval, type PollingInterval, usePolling } from "./use-polling";
export { useStore } from "./use-store";
export { invalidateBalance } from "./withdrawal/invalidate-balance";
export type { ConfirmedWithdrawal, WithdrawalTarget } from "./withdrawal/pending-withdrawal";
export {
  useWithdrawal,
  type WithdrawalHandle,
  type WithdrawalOptions,
  type WithdrawalStatus,
} from "./withdrawal/use-withdrawal";
export { useWithdrawalQuote } from "./withdrawal/use-withdrawal-quote";
export { maxWithdrawal, validateWithdrawal, type WithdrawalProblem } from "./withdrawal/withdrawal-amount";
export {
  fittingMethod,
  memoRule,
  methodFamily,
  supportedMethods,
  type WithdrawalMethod,
  type WithdrawalMethods,
} from "./withdrawal/withdrawal-methods";
