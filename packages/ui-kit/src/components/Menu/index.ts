export {
  Menu,
  MenuGroup,
  MenuItem,
  MenuLink,
  MenuRadioGroup,
  MenuSeparator,
  type MenuGroupProps,
  type MenuItemContent,
  type MenuItemProps,
  type MenuLinkProps,
  type MenuProps,
  type MenuRadioGroupProps,
} from './Menu.tsx';
