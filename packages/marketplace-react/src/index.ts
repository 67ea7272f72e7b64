export { typedMessageCode } from "./account/message-code.js";
export { type EmailCode, useEmailCode } from "./account/use-email-code.js";
export { useRegistration } from "./account/use-registration.js";
export { useSaveAddress } from "./account/use-save-address.js";
export {
  type SessionHandle,
  useAccount,
  useOtherUser,
  useSameAccount,
  useSession,
  useUserId,
} from "./account/use-session.js";
export {
  type LanguageHandle,
  useLanguage,
  useWebsite,
  type WebsiteHandle,
} from "./account/use-site-and-language.js";
export type { LineChange } from "./cart/line-changes.js";
export {
  type LineTerms,
  lineKey,
  lineTerms,
  orderedPieces,
  type ProductPieces,
  piecesOf,
  quantityInCart,
  restoreRemoved,
  type Total,
  totalsOf,
} from "./cart/lines.js";
export type { StoreTerms } from "./cart/store-terms.js";
export { type CartHandle, useCart } from "./cart/use-cart.js";
export { useCartChanges } from "./cart/use-cart-changes.js";
export { useStoreTerms } from "./cart/use-store-terms.js";
export {
  type CheckoutGroup,
  type CheckoutLine,
  checkoutGroups,
  type PricedLines,
} from "./checkout/checkout-groups.js";
export { type CheckoutOrigin, type CheckoutStore, checkoutOf } from "./checkout/checkout-store.js";
export { orderItemKey } from "./checkout/order.js";
export {
  type CheckoutLines,
  type CheckoutSession,
  type CheckoutSessionOptions,
  type CheckoutStatus,
  useCheckoutLines,
  useCheckoutSession,
} from "./checkout/use-checkout-session.js";
export type { PriceChange } from "./checkout/use-order-preview.js";
export type { Drafts } from "./drafts/drafts.js";
export type { FormDraft } from "./drafts/form-draft.js";
export { useFormDraft } from "./drafts/use-drafts.js";
export { type FavoritesHandle, useFavorites } from "./favorites/use-favorites.js";
export {
  type InfiniteList,
  type InfiniteListOptions,
  type InfiniteListQuery,
  type ListPage,
  useInfiniteList,
} from "./list/use-infinite-list.js";
export {
  APPLICATION_FIELDS,
  type ApplicationField,
  type ApplicationValues,
  applicationInput,
  applicationStage,
  type MerchantApplication,
} from "./merchant/application-fields.js";
export {
  type MerchantApplicationHandle,
  useMerchantApplication,
} from "./merchant/use-merchant-application.js";
export { type BuyAgainLine, type OrderAction, orderActions } from "./orders/order-actions.js";
export { type OrderSentence, orderSentence } from "./orders/order-sentence.js";
export { type BoughtAgain, useBuyAgain } from "./orders/use-buy-again.js";
export { useOrderMutation } from "./orders/use-order-mutation.js";
export {
  type PaymentOption,
  type PaymentState,
  paymentOptions,
  selectedOption,
  shortfall,
} from "./payment/payment.js";
export {
  type PaymentHandle,
  type PaymentOptions,
  usePayment,
  usePreferredMethod,
} from "./payment/use-payment.js";
export { PhotoError, type PhotoProblem } from "./photos/photo-error.js";
export {
  type DecodedPhoto,
  type Dimensions as PhotoDimensions,
  type DrawOptions,
  decodePhoto,
  drawPhoto,
  PHOTO_TYPES,
  type ResizeOptions,
  resizePhoto,
} from "./photos/resize-photo.js";
export { type PhotoMaker, type UploadPhotoOptions, uploadPhoto } from "./photos/upload-photo.js";
export {
  type PhotoUpload,
  type PhotoUploadOptions,
  type UploadedPhoto,
  usePhotoUpload,
} from "./photos/use-photo-upload.js";
export { type FreightPart, type FreightTerms, freightTerms, zoneParts } from "./product/freight.js";
export { type ProductView, toProductView } from "./product/product-view.js";
export {
  type Availability,
  cartItemOf,
  MAX_QUANTITY,
  type NextTier,
  type PurchaseProblem,
  packsUp,
  type Selection,
  type Variants,
  validatePurchase,
} from "./product/purchase.js";
export {
  type MatrixRow,
  useVariantMatrix,
  type VariantMatrix,
  type VariantMatrixHandle,
} from "./product/use-variant-matrix.js";
export { useVariantSelection, type VariantSelection } from "./product/use-variant-selection.js";
export {
  MarketplaceProvider,
  type MarketplaceProviderProps,
  type Store,
  useMarketplace,
  useStore,
} from "./provider.js";
export { isNotFound, setQueryDataFromResponse, uniqueRows } from "./query-helpers.js";
export type { RechargeInput } from "./recharge/pending-recharge.js";
export {
  type CreateRechargeHandle,
  type CreateRechargeOptions,
  type RechargeHandle,
  type RechargeProof,
  useCreateRecharge,
  useRecharge,
} from "./recharge/use-recharge.js";
export { refusedField } from "./refused-field.js";
export { amountOrZero, listOf, pictureList } from "./server-values.js";
export {
  createServices,
  type MarketplaceServices,
  SESSION_USER_KEY,
  type ServicesOptions,
} from "./services.js";
export { type ChangingOperation, invalidateAfter } from "./stale-after.js";
export { type FollowStore, useFollowStore } from "./stores/use-follow-store.js";
export { minutesAndSeconds } from "./time/minutes-and-seconds.js";
export { useCountdown } from "./time/use-countdown.js";
export { useServerNow } from "./time/use-server-now.js";
export {
  type AmountLimits,
  type AmountProblem,
  isEnabled,
  type TransferMethod,
  validateAmount,
} from "./transfer/transfer.js";
export { typedName } from "./typed-name.js";
export {
  type MarketMutation,
  type MarketMutationHandle,
  type MarketMutationOptions,
  useMarketMutation,
} from "./use-market-mutation.js";
export { usePolling } from "./use-polling.js";
export {
  useWithdrawal,
  useWithdrawalQuote,
  type WithdrawalHandle,
  type WithdrawalOptions,
  type WithdrawalStatus,
} from "./withdrawal/use-withdrawal.js";
export {
  type ConfirmedWithdrawal,
  maxWithdrawal,
  validateWithdrawal,
  type WithdrawalMethod,
  type WithdrawalMethods,
  type WithdrawalProblem,
  type WithdrawalTarget,
} from "./withdrawal/withdrawal.js";
