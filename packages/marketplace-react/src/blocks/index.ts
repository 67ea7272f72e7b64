export { CartContents, type CartContentsProps, type CartContentsWords } from "./cart-contents";
export { CheckoutForm, type CheckoutFormProps, type CheckoutFormWords } from "./checkout-form";
export { PaymentForm, type PaymentFormProps, type PaymentFormWords } from "./payment-form";
export { ProductList, type ProductListProps } from "./product-list";
export { ProductPurchase, type ProductPurchaseProps, type ProductPurchaseWords } from "./product-purchase";
export { SignInForm, type SignInFormWords } from "./sign-in-form";
