export { defineMessages } from '@boardwalk/app-shell/language';
