// The sign of a category of games, by the name its lane has on the wire.
import { BallsIcon, CardsIcon, DiceIcon, FishIcon, FlameIcon, FootballIcon, StarIcon } from './category-icons.tsx';
import { GamesIcon } from './icons.tsx';

const icons: Readonly<Record<string, typeof GamesIcon>> = {
  hot: FlameIcon,
  lottery: BallsIcon,
  originals: StarIcon,
  slots: DiceIcon,
  live: CardsIcon,
  sports: FootballIcon,
  fishing: FishIcon,
};

export function CategoryIcon({ category }: { readonly category: string }) {
  const Icon = icons[category] ?? GamesIcon;
  return <Icon size={20} />;
}
