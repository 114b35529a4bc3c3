import { isPrivateDeployment } from '@boardwalk/domain';
import { useSelector } from 'react-redux';
import { selectViewer } from './session-slice.ts';

/** Whether anything may be offered for money: in private deployments nothing is sold. */
export function useMayBuy(): boolean {
  return !isPrivateDeployment(useSelector(selectViewer)?.e_id);
}
