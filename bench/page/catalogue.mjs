// Runs in a measured page: answers the call of the lobby's games with a generated catalogue, made from the operator's own cards.

/** The session key that says what the page gets: a number of games in all, "lane <number>" for one category, or nothing. */
export const CATALOGUE_KEY = 'bench-catalogue';
/** The category of "lane <number>". */
export const LANE = 'slots';

/** Makes lanes of so many games. It is sent to the page as text, so that it uses nothing from outside. */
export function grow(lanes, count, lane) {
  const first =
    'Amber Arctic Autumn Blazing Brave Bright Bronze Calm Clever Cobalt Copper Coral Cosmic Crimson Crystal Daring Diamond Distant Electric Emerald Endless Fabled Fearless Fiery Frozen Gilded Glowing Golden Grand Hidden Indigo Iron Ivory Jade Jolly Laughing Lively Lucky Lunar Magic Majestic Marble Midnight Misty Noble Northern Ocean Painted Pearl Radiant Royal Ruby Sapphire Scarlet Secret Silver Solar Velvet Violet Wild'.split(
      ' ',
    );
  const second =
    'Anchor Archer Bazaar Beacon Canyon Carnival Castle Comet Crown Dragon Empire Falcon Festival Forest Fortune Fountain Galaxy Garden Harbour Horizon Hunter Island Jaguar Journey Jungle Kingdom Lagoon Lantern Legend Lotus Market Meadow Miner Mirage Orchard Palace Panther Parade Phoenix Pirate Planet Reef River Safari Summit Temple Thunder Tiger Treasure Voyage'.split(
      ' ',
    );
  const cards = lanes.flatMap((one) => one.cards.filter(({ playable }) => playable));
  const made = Array.from({ length: count }, (_, at) => {
    const name = `${first[at % first.length]} ${second[Math.floor(at / first.length) % second.length]}`;
    const card = { ...cards[at % cards.length], displayName: name, gameCode: name.toLowerCase().replace(' ', '-') };
    delete card.language;
    return card;
  });
  return lanes.map((one, place) => {
    const own = lane
      ? one.id === lane
        ? made
        : one.cards
      : made.slice(Math.floor((place * count) / lanes.length), Math.floor(((place + 1) * count) / lanes.length));
    return { ...one, cards: own, gameCount: own.length };
  });
}

/** The script that stands in front of the page's own. */
export const catalogue = () => `(() => {
  if (window !== window.top) return;
  const grow = ${grow.toString()};
  const ask = window.fetch;
  window.fetch = async (address, init) => {
    const { pathname } = new URL(address instanceof Request ? address.url : address, location.href);
    const wanted = sessionStorage.getItem('${CATALOGUE_KEY}');
    const answer = await ask(address, init);
    if (pathname !== '/wps/game/lanes' || wanted === null) return answer;
    const body = await answer.json();
    const ofLane = wanted.startsWith('lane ');
    const lanes = grow(body.value.data.lanes, Number(wanted.replace('lane ', '')), ofLane ? '${LANE}' : null);
    const value = { ...body.value, data: { lanes } };
    return new Response(JSON.stringify({ ...body, value }), { headers: { 'Content-Type': 'application/json' } });
  };
})()`;
