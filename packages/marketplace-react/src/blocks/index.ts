export {
  CartContents,
  type CartContentsProps,
  type CartContentsWords,
  CheckoutForm,
  type CheckoutFormProps,
  type CheckoutFormWords,
} from "./checkout";
export { PaymentForm, type PaymentFormProps, type PaymentFormWords } from "./payment-form";
export {
  ProductList,
  type ProductListProps,
  ProductPurchase,
  type ProductPurchaseProps,
  type ProductPurchaseWords,
} from "./products";
export { SignInForm, type SignInFormWords } from "./sign-in-form";
