export { MailsPage as Component } from './MailsPage.tsx';
