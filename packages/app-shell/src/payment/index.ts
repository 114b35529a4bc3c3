export { PaymentDialog } from './PaymentDialog.tsx';
