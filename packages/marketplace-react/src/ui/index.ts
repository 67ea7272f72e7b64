export { Badge, type BadgeProps, type BadgeTone, Rating } from "./badge/badge";
export {
  Button,
  ButtonLink,
  type ButtonLinkProps,
  type ButtonProps,
  IconButton,
  type IconButtonProps,
  IconLink,
  type IconLinkProps,
} from "./button/button";
export { classNames } from "./class-names";
export { createUiSettings, type UiSettingsOptions } from "./create-ui-settings";
export {
  Checkbox,
  type CheckboxProps,
  type ControlProps,
  Field,
  FieldFrame,
  type FieldFrameProps,
  type FieldProps,
  type FieldTexts,
  type Option,
  OptionList,
  type OptionListProps,
  SelectField,
  type SelectFieldProps,
  TextArea,
  type TextAreaProps,
} from "./field/field";
export { Grid, VirtualGrid, type VirtualGridProps } from "./grid/grid";
export { chevronIcon, closeIcon, Icon, type IconArt, type IconProps } from "./icon/icon";
export * from "./icon/icons";
export {
  Card,
  type CardProps,
  Page,
  type PageProps,
  Stack,
  type StackProps,
  Text,
  type TextProps,
} from "./layout/layout";
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
} from "./list/list";
export {
  LoadMore,
  type LoadMoreProps,
  ProgressBar,
  type ProgressBarProps,
  SkeletonList,
  type SkeletonListProps,
} from "./loading/loading";
export * from "./placeholder/drawings";
export {
  boxDrawing,
  CardSkeletons,
  cloudDrawing,
  EmptyState,
  type EmptyStateProps,
  Skeleton,
  type SkeletonProps,
} from "./placeholder/placeholder";
export { Price, type PriceProps } from "./price/price";
export {
  ProductCard,
  type ProductCardProps,
  ProductPicture,
  type ProductPictureProps,
  VariantPicker,
  type VariantPickerProps,
} from "./product/product";
export { QrCode, type QrCodeProps } from "./qr-code/qr-code";
export { ScrollRow, type ScrollRowProps } from "./scroll-row/scroll-row";
export { ConfirmSheet, type ConfirmSheetProps, Sheet, type SheetProps } from "./sheet/sheet";
export { Stepper, type StepperProps } from "./stepper/stepper";
export { Chips, type ChipsProps, type TabItem, Tabs, type TabsProps } from "./tabs/tabs";
export { Timeline, type TimelineProps, type TimelineStep } from "./timeline/timeline";
export { createToasts, type Toast, ToastHost, type ToastOptions, type Toasts } from "./toast/toasts";
export {
  type PriceParts,
  type UiLabels,
  type UiLinkProps,
  UiProvider,
  type UiSettings,
  useUi,
} from "./ui-provider";
