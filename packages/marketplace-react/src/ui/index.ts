export type { BlockLabels } from "../block-labels/block-labels.js";
export { Badge, type BadgeProps, type BadgeTone, Rating, type RatingProps } from "./badge/badge.js";
export {
  Button,
  ButtonLink,
  type ButtonLinkProps,
  type ButtonProps,
  IconButton,
  type IconButtonProps,
  IconLink,
  type IconLinkProps,
} from "./button/button.js";
export { classNames } from "./class-names.js";
export { copyText } from "./copy-text/copy-text.js";
export { createUiSettings, type UiSettingsOptions } from "./create-ui-settings.js";
export { type FailureLabels, failureText } from "./failure-text.js";
export {
  Checkbox,
  type CheckboxProps,
  Field,
  type FieldProps,
  type FieldTexts,
  type Option,
  OptionList,
  type OptionListProps,
  SelectField,
  type SelectFieldProps,
  TextArea,
  type TextAreaProps,
} from "./field/field.js";
export { Grid, VirtualGrid, type VirtualGridProps } from "./grid/grid.js";
export { chevronIcon, closeIcon, Icon, type IconArt, type IconProps } from "./icon/icon.js";
export { backIcon, checkIcon, plusIcon, starIcon } from "./icon/icons.js";
export { isComposing } from "./is-composing.js";
export {
  Card,
  type CardProps,
  Page,
  type PageProps,
  Stack,
  type StackProps,
  Text,
  type TextProps,
} from "./layout/layout.js";
export {
  Copyable,
  type CopyableProps,
  Description,
  DescriptionList,
  type NamedAmount,
  NavCopy,
  type NavCopyProps,
  NavLink,
  type NavLinkProps,
  NavList,
  type NavListProps,
  PriceBreakdown,
  type PriceBreakdownProps,
} from "./list/list.js";
export {
  type GrowingList,
  LoadMore,
  type LoadMoreProps,
  ProgressBar,
  type ProgressBarProps,
  SkeletonList,
  type SkeletonListProps,
} from "./loading/loading.js";
export { bagDrawing, doneDrawing, doorDrawing, heartDrawing, searchDrawing } from "./placeholder/drawings.js";
export {
  CardSkeletons,
  cloudDrawing,
  EmptyState,
  type EmptyStateProps,
  Skeleton,
  type SkeletonProps,
} from "./placeholder/placeholder.js";
export { ListedPrice, type ListedPriceProps } from "./price/listed-price.js";
export { Price, type PriceProps } from "./price/price.js";
export {
  ProductCard,
  type ProductCardProps,
  ProductPicture,
  type ProductPictureProps,
  VariantPicker,
  type VariantPickerProps,
} from "./product/product.js";
export { QrCode, type QrCodeProps } from "./qr-code/qr-code.js";
export { ScrollRow, type ScrollRowProps } from "./scroll-row/scroll-row.js";
export { ConfirmSheet, type ConfirmSheetProps, Sheet, type SheetProps } from "./sheet/sheet.js";
export { Stepper, type StepperProps } from "./stepper/stepper.js";
export { Chips, type ChipsProps, type TabItem, Tabs, type TabsProps } from "./tabs/tabs.js";
export { Timeline, type TimelineProps, type TimelineStep } from "./timeline/timeline.js";
export { createToasts, type Toast, type ToastOptions, type Toasts } from "./toast/create-toasts.js";
export { ToastHost } from "./toast/toast-host.js";
export {
  type PriceParts,
  type UiLabels,
  type UiLinkProps,
  UiProvider,
  type UiSettings,
  useUi,
} from "./ui-provider.js";
