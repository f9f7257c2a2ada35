// Common passwords, folded. Sources: lists of leaked passwords, and words of our players' countries.

const list = `
000000 00000000 0123456789 111111 11111111 112233 11223344 121212 12121212 123123 123123123 123321 12341234 123456
1234567 12345678 123456789 1234567890 123456a 123456aa 123456abc 1234abcd 1234qwer 123abc 123qwe 123qweasd 1314520
147258 147258369 159357 159753 1q2w3e 1q2w3e4r 1q2w3e4r5t 1qaz2wsx 5201314 520520 555555 55555555 654321 666666
6666666 741852963 777777 77777777 786786 789456 789456123 87654321 888888 88888888 987654321 999999 99999999 a123456
a1234567 a12345678 a123456789 aa123456 aa12345678 abc123 abc12345 abcd1234 abcdef abcdefgh admin admin123
administrator ahmed ali786 allah andrew android angel angels anhyeuem arsenal asdf1234 asdfgh asdfghjk asdfghjkl
ashley aurora autumn banana bangkok barcelona baseball basketball batman beijing bet betting bismillah butterfly
casino changeme charlie cheese chelsea china computer cookie cricket daniel december default diamond dragon emyeuanh
facebook ferrari flower football foyer freedom friday gambling ginger gold golden goodluck google guest hanoi hello
hello123 hello1234 helloworld hockey honda hunter iloveu iloveyou india indonesia instagram internet iphone jackpot
jakarta january jennifer jessica jordan juventus karachi khongbiet killer lahore letmein liverpool login lottery
lotto lotus love loveyou lucky lucky7 lucky777 manchester manila master matkhau matthew mercedes messi michael monday
money moneymoney monkey muhammad mustang myanmar naruto nokia orange p@ssw0rd p@ssword pakistan pakistan123 pass1234
passw0rd password passwort pepper philippines phoenix pokemon poker porsche princess q1w2e3 q1w2e3r4 qazwsx qazwsxedc
qwe123 qweasd qweasdzxc qwer1234 qwerty qwerty1 qwerty12 qwerty123 qwertyui qwertyuiop realmadrid robert ronaldo root
saigon samsung secret shadow shanghai silver soccer spring starwars summer sunshine superman telegram test test123
test1234 testing thailand thomas toor toyota trustno1 user vietnam welcome welcome1 whatever whatsapp winner winter
woaini woaini1314 woaini520 yamaha yangon youtube zaq12wsx zaq1zaq1 zxcvbn zxcvbnm`;

export const commonPasswords: ReadonlySet<string> = new Set(list.trim().split(/\s+/));
