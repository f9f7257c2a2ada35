// The demo's chat vendor: a script that shows what it was told of the member. Nobody answers in it.
import type { FastifyReply } from 'fastify';

const script = `(() => {
  const { site_id: site, main_code_plan: plan } = window.Comm100API || {};
  const known = {};
  const line = (name, text) => {
    const element = document.createElement(name);
    element.textContent = text;
    return element;
  };
  const show = () => {
    const panel = document.createElement('main');
    panel.style.cssText = 'font:16px/1.5 sans-serif;padding:24px;color:#1c2430;background:#fff;min-height:100vh;box-sizing:border-box';
    panel.append(
      line('h1', 'Demo chat'),
      line('p', 'Demo: an operator’s own chat vendor opens here. Nobody is on the other end.'),
      line('p', 'It knows you as ' + (known['livechat.visitor.name'] || 'a visitor') + ', ' + (known['livechat.visitor.email'] || 'without an address') + '.'),
      line('p', 'It belongs to site ' + site + ', plan ' + plan + '.')
    );
    document.body.style.margin = '0';
    document.body.replaceChildren(panel);
  };
  window.Comm100API = {
    do: (name, value) => {
      if (name === 'livechat.button.click') show();
      else known[name] = value;
    }
  };
})();
`;

export const sendDemoVendor = (reply: FastifyReply): FastifyReply =>
  reply.type('text/javascript; charset=utf-8').header('Cache-Control', 'no-cache').send(script);
