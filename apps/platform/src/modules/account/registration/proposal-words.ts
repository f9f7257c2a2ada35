// Words of proposed user names: short, friendly, easy to say, and harmless in combination.

export const qualities =
  `able amber azure blue bold bright brisk calm cheery clear clever coral cosy crisp early easy fair fast fine fond free fresh
gentle glad golden grand green happy honest jolly keen kind lively merry mild misty modest neat noble north open polite proud
quick quiet ready rosy royal sandy sharp silver smart smooth snowy solid sunny super swift tidy true vivid warm wise young`.split(
    /\s+/,
  );

export const things =
  `acorn apple bamboo beacon bee bell bird brook cedar cherry cloud comet coral crane dawn deer dolphin dove dune eagle ember falcon
fern field finch flute fox garden grove harbor heron hill island jade kite koala koi lake lark leaf lemon lily lion lynx mango maple
meadow melon moon ocean olive orchid otter owl panda peach pearl pebble pine plum pond quail rain reef river robin rose sail shell
sky sparrow spring star stone stream swan tiger tulip valley wave willow wind wren zebra`.split(/\s+/);
