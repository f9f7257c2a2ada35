// The place of a jackpot's card: one that came between press and release moved a button away from the finger.
import { Skeleton } from '../../ui/skeleton.tsx';
import css from './jackpot-shape.module.css';

export const JackpotShape = () => <Skeleton shape="jackpot" className={css.shape} />;
