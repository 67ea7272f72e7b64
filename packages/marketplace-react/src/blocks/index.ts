export {
  CartContents,
  type CartContentsProps,
  type CartContentsWords,
  CheckoutForm,
  type CheckoutFormProps,
  type CheckoutFormWords,
} from "./checkout.js";
export { PaymentForm, type PaymentFormProps, type PaymentFormWords } from "./payment-form.js";
export {
  ProductList,
  type ProductListProps,
  ProductPurchase,
  type ProductPurchaseProps,
  type ProductPurchaseWords,
} from "./products.js";
export { SignInForm, type SignInFormWords } from "./sign-in-form.js";
