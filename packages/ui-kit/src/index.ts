export * from './components/Avatar/Avatar.tsx';
export * from './components/Badge/Badge.tsx';
export * from './components/Button/Button.tsx';
export * from './components/CardGrid/CardGrid.tsx';
export * from './components/Carousel/Carousel.tsx';
export * from './components/Checkbox/Checkbox.tsx';
export * from './components/Chip/Chip.tsx';
export * from './components/Confirm/ConfirmProvider.tsx';
export * from './components/Confirm/confirmer.ts';
export * from './components/Dialog/Dialog.tsx';
export * from './components/Drawer/Drawer.tsx';
export * from './components/EmptyState/EmptyState.tsx';
export * from './components/ErrorState/ErrorState.tsx';
export * from './components/FileDrop/FileDrop.tsx';
export * from './components/FrameDialog/FrameDialog.tsx';
export * from './components/IconButton/IconButton.tsx';
export * from './components/Image/Image.tsx';
export * from './components/ImagePicker/ImagePicker.tsx';
export * from './components/LoadMore/LoadMore.tsx';
export * from './components/Logo/Logo.tsx';
export * from './components/Menu/Menu.tsx';
export * from './components/NumberField/NumberField.tsx';
export * from './components/Popover/Popover.tsx';
export * from './components/Progress/Progress.tsx';
export * from './components/RadioGroup/RadioGroup.tsx';
export { highlight, type TextPart } from './components/SearchField/highlight.ts';
export * from './components/SearchField/SearchField.tsx';
export {
  SEARCH_HISTORY_SHOWN,
  SEARCH_HOT_SHOWN,
  SEARCH_ROW_HEIGHT,
  type SearchHistory,
  type SearchHot,
} from './components/SearchField/SearchPanel.tsx';
export * from './components/Select/Select.tsx';
export * from './components/Skeleton/Skeleton.tsx';
export * from './components/SkipLink/SkipLink.tsx';
export * from './components/Spinner/Spinner.tsx';
export * from './components/Tabs/Tabs.tsx';
export * from './components/TagInput/TagInput.tsx';
export * from './components/TemplateCard/TemplateCard.tsx';
export * from './components/TextArea/TextArea.tsx';
export * from './components/TextField/TextField.tsx';
export * from './components/Theme/theme.ts';
export * from './components/Toast/ToastProvider.tsx';
export * from './components/Toast/toaster.ts';
export * from './components/Tooltip/Tooltip.tsx';
export * from './components/UiProvider/UiProvider.tsx';
export * from './components/VirtualList/VirtualList.tsx';
export * from './components/VisuallyHidden/VisuallyHidden.tsx';
