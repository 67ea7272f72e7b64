export { Badge, type BadgeProps, type BadgeTone } from "./badge/badge";
export { Button, ButtonLink, type ButtonLinkProps, type ButtonProps } from "./button/button";
export { IconButton, type IconButtonProps, IconLink, type IconLinkProps } from "./button/icon-button";
export { Checkbox, type CheckboxProps } from "./checkbox/checkbox";
export { classNames } from "./class-names";
export { Copyable, type CopyableProps } from "./copyable/copyable";
export { createUiSettings, type UiSettingsOptions } from "./create-ui-settings";
export { Description, DescriptionList } from "./description-list/description-list";
export * from "./empty-state/drawings";
export { boxDrawing, cloudDrawing, EmptyState, type EmptyStateProps } from "./empty-state/empty-state";
export { Field, type FieldProps } from "./field/field";
export { type ControlProps, FieldFrame, type FieldFrameProps, type FieldTexts } from "./field/field-frame";
export { SelectField, type SelectFieldProps } from "./field/select-field";
export { TextArea, type TextAreaProps } from "./field/text-area";
export { Grid } from "./grid/grid";
export { VirtualGrid, type VirtualGridProps } from "./grid/virtual-grid";
export { chevronIcon, closeIcon, Icon, type IconArt, type IconProps } from "./icon/icon";
export * from "./icon/icons";
export { Card, type CardProps } from "./layout/card";
export { Page, type PageProps } from "./layout/page";
export { Stack, type StackProps } from "./layout/stack";
export { Text, type TextProps } from "./layout/text";
export { LoadMore, type LoadMoreProps } from "./load-more/load-more";
export {
  NavCopy,
  type NavCopyProps,
  NavLink,
  type NavLinkProps,
  NavList,
  type NavListProps,
} from "./nav-list/nav-list";
export { type Option, OptionList, type OptionListProps } from "./option-list/option-list";
export { Price, type PriceProps } from "./price/price";
export { type NamedAmount, PriceBreakdown, type PriceBreakdownProps } from "./price/price-breakdown";
export {
  ProductCard,
  type ProductCardProps,
  ProductPicture,
  type ProductPictureProps,
} from "./product/product-card";
export { VariantPicker, type VariantPickerProps } from "./product/variant-picker";
export { ProgressBar, type ProgressBarProps } from "./progress-bar/progress-bar";
export { QrCode, type QrCodeProps } from "./qr-code/qr-code";
export { Rating } from "./rating/rating";
export { ScrollRow, type ScrollRowProps } from "./scroll-row/scroll-row";
export { ConfirmSheet, type ConfirmSheetProps } from "./sheet/confirm-sheet";
export { Sheet, type SheetProps } from "./sheet/sheet";
export { CardSkeletons, Skeleton, type SkeletonProps } from "./skeleton/skeleton";
export { SkeletonList, type SkeletonListProps } from "./skeleton/skeleton-list";
export { Stepper, type StepperProps } from "./stepper/stepper";
export { Chips, type ChipsProps, type TabItem, Tabs, type TabsProps } from "./tabs/tabs";
export { Timeline, type TimelineProps, type TimelineStep } from "./timeline/timeline";
export { ToastHost } from "./toast/toast-host";
export { createToasts, type Toast, type ToastOptions, type Toasts } from "./toast/toasts";
export {
  type PriceParts,
  type UiLabels,
  type UiLinkProps,
  UiProvider,
  type UiSettings,
  useUi,
} from "./ui-provider";
