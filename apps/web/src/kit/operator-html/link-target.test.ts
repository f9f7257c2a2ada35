import { describe, expect, test } from 'vitest';
import { linkTarget, pictureSource } from './link-target.rules.ts';

const SITE = 'https://play.example.com';
const listed = {
  bannerHosts: ['https://partner.example'],
  serviceHosts: ['https://help.example.com', 'http://plain.example'],
};

describe('links of an operator’s HTML', () => {
  test.each([
    ['/m/help?id=check-a-draw', '/m/help?id=check-a-draw'],
    [`${SITE}/m/activity`, '/m/activity'],
  ])('%s leads to the page %s', (href, address) => {
    expect(linkTarget(href, SITE, listed)).toEqual({ to: 'page', address });
  });

  test.each(['https://partner.example/spring?a=b#c', 'https://help.example.com/chat'])('%s leads outside', (href) => {
    expect(linkTarget(href, SITE, listed)).toEqual({ to: 'outside', address: href });
  });

  test.each([
    'https://stranger.example/',
    'http://partner.example/',
    'http://plain.example/',
    'https://partner.example.evil.example/',
    'https://user@partner.example/',
    'https://partner.example\\@evil.example/',
    'javascript:alert(1)',
    ' javascript:alert(1)',
    'data:text/html,x',
    '//evil.example/m/help',
    '/m/../wps/session',
    '/m/%2e%2e/wps',
    '/wps/session/logout',
    '',
    '#top',
    'help',
  ])('%j leads nowhere', (href) => {
    expect(linkTarget(href, SITE, listed)).toBeNull();
  });

  test('an operator without a list has no way outside', () => {
    expect(linkTarget('https://partner.example/', SITE, {})).toBeNull();
  });
});

describe('pictures of an operator’s HTML', () => {
  const imageCDNs = ['https://cdn.example.com'];
  test.each([
    ['/m/brand/aurora/banner.1.svg', '/m/brand/aurora/banner.1.svg'],
    ['https://cdn.example.com/spring.webp', 'https://cdn.example.com/spring.webp'],
    ['https://evil.example/pixel.gif', null],
    ['https://user@cdn.example.com/a.png', null],
    ['http://cdn.example.com/a.png', null],
    ['data:image/png;base64,AAAA', null],
    ['javascript:alert(1)', null],
    ['/m/brand/../../wps/x', null],
    ['/wps/session/logout', null],
    ['', null],
  ])('%j is %j', (src, source) => {
    expect(pictureSource(src, SITE, { imageCDNs })).toBe(source);
  });
});
