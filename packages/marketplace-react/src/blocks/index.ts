export { AddressBook } from "./address-book.js";
export { AddressForm, type AddressFormProps } from "./address-form.js";
export { CartContents, type CartContentsProps } from "./cart-contents.js";
export { CheckoutForm, type CheckoutFormProps } from "./checkout-form.js";
export { ForgottenPasswordForm, type ForgottenPasswordFormProps } from "./forgotten-password-form.js";
export type { OrderButtonsProps } from "./order-buttons.js";
export { OrderDetail, type OrderDetailProps } from "./order-detail.js";
export { OrderList, type OrderListProps } from "./order-list.js";
export { PaymentForm, type PaymentFormProps } from "./payment-form.js";
export {
  ProductList,
  type ProductListProps,
  ProductPurchase,
  type ProductPurchaseProps,
} from "./products.js";
export { RegisterForm, type RegisterFormProps } from "./register-form.js";
export { SignedIn, type SignedInProps, SignIn, type SignInProps } from "./sign-in.js";
export { SignInForm, type SignInFormProps } from "./sign-in-form.js";
